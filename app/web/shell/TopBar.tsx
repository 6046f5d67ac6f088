import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Menu as MenuIcon } from 'lucide-react'
import { paths } from '#platform/paths.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { Logo } from '#ui/Logo.tsx'
import { Menu, MenuItem } from '#ui/Menu.tsx'
import { tabs } from '../tabs.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { useCurrentTab } from './use-current-tab.ts'

/** The phone's upper bar: name, account, and a menu of all sections. */
export function TopBar() {
  const { t, i18n } = useLingui()
  const current = useCurrentTab()
  return (
    <header className="sticky top-0 z-20 flex h-[52px] items-center border-b border-line bg-surface ps-4 pe-1.5 pt-[env(safe-area-inset-top)]">
      <Link to="/dashboard" className="inline-flex rounded-control" aria-label={t`ESG Network, to the dashboard`}>
        <Logo name="ESG Network" className="max-[359px]:[&>span]:hidden" />
      </Link>
      <div className="ms-auto flex items-center">
        <AccountMenu />
        <Menu label={t`Sections`} placement="bottom end" className="w-60" trigger={<IconButton icon={MenuIcon} label={t`Menu`} />}>
          {tabs.map((tab) => (
            <MenuItem
              key={tab.id}
              label={i18n._(tab.label)}
              icon={tab.icon}
              href={tab.id === 'overview' ? paths.dashboard() : paths.tab(tab.id)}
              isCurrent={tab.id === current.id}
            />
          ))}
        </Menu>
      </div>
    </header>
  )
}
