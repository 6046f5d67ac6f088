import { useLingui } from '@lingui/react/macro'
import { LockKeyhole } from 'lucide-react'
import { CountBadge } from '#ui/CountBadge.tsx'
import { MenuItem, OpenMenu, type OpenMenuProps } from '#ui/Menu.tsx'
import { hrefOf } from '../rooms.ts'
import { useCurrentTab } from './current-tab.ts'
import { useListedTabs } from './listed-tabs.ts'
import { useIsLocked } from './use-is-locked.ts'
import { useTabBadges } from './Waiting.tsx'

export function SectionsMenuItems(menu: Pick<OpenMenuProps, 'anchor' | 'onClose' | 'autoFocus' | 'placement'>) {
  const { t, i18n } = useLingui()
  const current = useCurrentTab()
  const badges = useTabBadges()
  const isLocked = useIsLocked()
  const tabs = useListedTabs()
  return (
    <OpenMenu {...menu} label={t`Sections`} className="w-62">
      {tabs.map((tab) => (
        <MenuItem
          key={tab.id}
          label={i18n._(tab.label)}
          icon={tab.icon}
          href={hrefOf(tab)}
          isCurrent={tab.id === current.id}
          isDimmed={isLocked(tab)}
          badge={
            isLocked(tab) ? (
              <LockKeyhole className="icon-sm" aria-label={t`Not available for your member type`} />
            ) : (
              badges[tab.id] && <CountBadge>{badges[tab.id]}</CountBadge>
            )
          }
        />
      ))}
    </OpenMenu>
  )
}
