import { useLingui } from '@lingui/react/macro'
import { paths } from '#platform/paths.ts'
import { CountBadge } from '#ui/CountBadge.tsx'
import { MenuItem, OpenMenu, type OpenMenuProps } from '#ui/Menu.tsx'
import { tabs } from '../tabs.ts'
import { useCurrentTab } from './use-current-tab.ts'
import { useTabBadges } from './use-unread.ts'

export function SectionsMenuItems(menu: Pick<OpenMenuProps, 'anchor' | 'onClose' | 'autoFocus' | 'placement'>) {
  const { t, i18n } = useLingui()
  const current = useCurrentTab()
  const badges = useTabBadges()
  return (
    <OpenMenu {...menu} label={t`Sections`} className="w-62">
      {tabs.map(({ id, label, icon }) => (
        <MenuItem
          key={id}
          label={i18n._(label)}
          icon={icon}
          href={id === 'overview' ? paths.dashboard() : paths.tab(id)}
          isCurrent={id === current.id}
          badge={badges[id] && <CountBadge>{badges[id]}</CountBadge>}
        />
      ))}
    </OpenMenu>
  )
}
