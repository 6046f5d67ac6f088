import { useLingui } from '@lingui/react/macro'
import { SectionLink } from './SectionLink.tsx'
import { useCurrentTab } from './current-tab.ts'
import { usePlaces } from './use-places.ts'

/** The phone's bottom bar: five places; messages are in the top bar. Scrolls if the text is large; only icons in a window without height. */
export function BottomBar() {
  const { t, i18n } = useLingui()
  const current = useCurrentTab()
  const places = usePlaces().filter(({ id }) => id !== 'messages')
  return (
    <>
      <div aria-hidden className="h-[calc(var(--tabbar)+env(safe-area-inset-bottom))]" />
      <nav
        aria-label={t`Sections`}
        className="fixed inset-x-0 bottom-0 z-20 flex overflow-x-auto border-t border-line bg-surface px-0.5 pb-[env(safe-area-inset-bottom)] [scrollbar-width:none]"
      >
        {places.map(({ id, label, icon, href, badge }) => (
          <SectionLink
            key={id}
            href={href}
            icon={icon}
            isCurrent={id === current.place}
            badge={badge}
            className="h-tabbar min-w-max flex-1 shrink-0 gap-[3px] px-1 text-11 [&_.lucide]:icon-lg"
          >
            <span className="tiny:sr-only">{i18n._(label)}</span>
          </SectionLink>
        ))}
      </nav>
    </>
  )
}
