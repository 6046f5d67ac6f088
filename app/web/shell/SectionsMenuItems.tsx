import { useLingui } from '@lingui/react/macro'
import { CountBadge } from '#ui/CountBadge.tsx'
import { MenuItem, OpenMenu, type OpenMenuProps } from '#ui/Menu.tsx'
import { hrefOf, tabs } from '../rooms.ts'
import { useCurrentTab } from './use-current-tab.ts'
import { useTabBadges } from './Waiting.tsx'

export function SectionsMenuItems(menu: Pick<OpenMenuProps, 'anchor' | 'onClose' | 'autoFocus' | 'placement'>) {
  const { t, i18n } = useLingui()
  const current = useCurrentTab()
  const badges = useTabBadges()
  return (
    <OpenMenu {...menu} label={t`Sections`} className="w-62">
      {tabs.map((tab) => (
        <MenuItem
          key={tab.id}
          label={i18n._(tab.label)}
          icon={tab.icon}
          href={hrefOf(tab)}
          isCurrent={tab.id === current.id}
          badge={badges[tab.id] && <CountBadge>{badges[tab.id]}</CountBadge>}
        />
      ))}
    </OpenMenu>
  )
}
