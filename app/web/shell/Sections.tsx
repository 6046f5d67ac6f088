import { useLingui } from '@lingui/react/macro'
import { SectionLink } from './SectionLink.tsx'
import { useCurrentTab } from './current-tab.ts'
import { usePlaces } from './use-places.ts'

/** All places side by side, for wide headers. */
export function Sections({ className }: { className: string }) {
  const { t, i18n } = useLingui()
  const current = useCurrentTab()
  return (
    <nav aria-label={t`Sections`} className={className}>
      {usePlaces().map(({ id, label, icon, href, badge }) => (
        <SectionLink
          key={id}
          href={href}
          icon={icon}
          isCurrent={id === current.place}
          badge={badge}
          className="h-full border-b-2 border-transparent forced-colors:not-aria-[current]:border-[Canvas] px-3.5 pt-0.5 text-12 hover:text-ink aria-[current]:border-accent-mark"
        >
          {i18n._(label)}
        </SectionLink>
      ))}
    </nav>
  )
}
