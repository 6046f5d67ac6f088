import { useLingui } from '@lingui/react/macro'
import { hrefOf, tabs } from '../rooms.ts'
import { SectionLink } from './SectionLink.tsx'
import { useCurrentTab } from './current-tab.ts'
import { useTabBadges } from './Waiting.tsx'

const onPhones = tabs.flatMap((tab) => (tab.phone ? [{ ...tab, phone: tab.phone }] : []))
/** The bar has a separate order. */
const phoneTabs = [...onPhones.filter(({ phone }) => !phone.isLast), ...onPhones.filter(({ phone }) => phone.isLast)]

/** The phone's bottom bar: one link per section, at least 44 px wide (40 px on the narrowest screens); scrolls if the text is large. */
export function BottomBar() {
  const { t, i18n } = useLingui()
  const current = useCurrentTab()
  const badges = useTabBadges()
  return (
    <>
      <div aria-hidden className="h-[calc(var(--tabbar)+env(safe-area-inset-bottom))]" />
      <nav
        aria-label={t`Sections`}
        className="fixed inset-x-0 bottom-0 z-20 flex overflow-x-auto border-t border-line bg-surface px-0.5 pb-[env(safe-area-inset-bottom)] [scrollbar-width:none]"
      >
        {phoneTabs.map((tab) => (
          <SectionLink
            key={tab.id}
            href={hrefOf(tab)}
            icon={tab.phone.icon}
            isCurrent={tab.id === current.id}
            badge={badges[tab.id]}
            className="h-tabbar min-w-11 flex-auto shrink-0 gap-[3px] px-0.5 text-10 tracking-[-0.02em] max-[359px]:min-w-10 [&_.lucide]:size-[21px]"
          >
            {i18n._(tab.phone.label)}
          </SectionLink>
        ))}
      </nav>
    </>
  )
}
