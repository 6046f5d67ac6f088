import { useLingui } from '@lingui/react/macro'
import { paths } from '#platform/paths.ts'
import { Menu, MenuItem, type MenuProps } from '#ui/Menu.tsx'
import { tabs } from '../tabs.ts'
import { useCurrentTab } from './use-current-tab.ts'

/** All rooms, with the one that one is in marked; opened by `trigger`. */
export function SectionsMenu(props: Pick<MenuProps, 'trigger' | 'placement'>) {
  const { t, i18n } = useLingui()
  const current = useCurrentTab()
  return (
    <Menu {...props} label={t`Sections`} className="w-62">
      {tabs.map(({ id, label, icon }) => (
        <MenuItem
          key={id}
          label={i18n._(label)}
          icon={icon}
          href={id === 'overview' ? paths.dashboard() : paths.tab(id)}
          isCurrent={id === current.id}
        />
      ))}
    </Menu>
  )
}
