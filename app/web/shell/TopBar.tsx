import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Menu as MenuIcon } from 'lucide-react'
import { IconButton } from '#ui/IconButton.tsx'
import { Logo } from '#ui/Logo.tsx'
import { AccountMenu } from './AccountMenu.tsx'
import { SectionsMenu } from './SectionsMenu.tsx'

/** The phone's upper bar: name, account, and a menu of all sections. */
export function TopBar() {
  const { t } = useLingui()
  return (
    <header className="sticky top-0 z-20 flex h-[52px] items-center border-b border-line bg-surface ps-4 pe-1.5 pt-[env(safe-area-inset-top)]">
      <Link to="/dashboard" className="inline-flex rounded-control" aria-label={t`ESG Network, to the dashboard`}>
        <Logo name="ESG Network" className="max-[359px]:[&>span]:hidden" />
      </Link>
      <div className="ms-auto flex items-center">
        <AccountMenu />
        <SectionsMenu placement="bottom end" trigger={<IconButton icon={MenuIcon} label={t`Menu`} />} />
      </div>
    </header>
  )
}
