import { useLingui } from '@lingui/react/macro'
import { LockKeyhole } from 'lucide-react'
import { hrefOf } from '../rooms.ts'
import { SectionLink } from './SectionLink.tsx'
import { useCurrentTab } from './current-tab.ts'
import { useListedTabs } from './listed-tabs.ts'
import { useIsLocked } from './use-is-locked.ts'
import { useTabBadges } from './Waiting.tsx'

/** All sections side by side, for wide headers. */
export function Sections({ className }: { className: string }) {
  const { t, i18n } = useLingui()
  const current = useCurrentTab()
  const badges = useTabBadges()
  const isLocked = useIsLocked()
  const tabs = useListedTabs()
  return (
    <nav aria-label={t`Sections`} className={className}>
      {tabs.map((tab) => (
        <SectionLink
          key={tab.id}
          href={hrefOf(tab)}
          icon={isLocked(tab) ? LockKeyhole : tab.icon}
          isCurrent={tab.id === current.id}
          badge={badges[tab.id]}
          isDimmed={isLocked(tab)}
          className="h-full border-b-2 border-transparent px-2 pt-0.5 text-11 hover:text-ink aria-[current]:border-accent-mark @min-[94rem]:px-3"
        >
          {i18n._(tab.label)}
        </SectionLink>
      ))}
    </nav>
  )
}
