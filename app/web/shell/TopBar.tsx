import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { CloudOff, Search } from 'lucide-react'
import { siteName } from '#platform/web/site-name.ts'
import { classNames } from '#ui/class-names.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { Logo } from '#ui/Logo.tsx'
import { hrefOf, tabs } from '../rooms.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { Bell } from './Bell.tsx'
import { SectionsMenu } from './SectionsMenu.tsx'
import { useConnectionTrouble } from './use-connection-trouble.ts'

const shortcuts = tabs.filter(({ isInTopBar }) => isInTopBar)

/** The phone's top bar: name, search, a few sections, notifications, account, and a menu of all sections. */
export function TopBar({ onSearch }: { onSearch: () => void }) {
  const { t, i18n } = useLingui()
  const trouble = useConnectionTrouble()
  const community = siteName()
  return (
    <header className="@container sticky top-0 z-20 short:static border-b border-line bg-surface pt-[env(safe-area-inset-top)]">
      <div className="flex h-header items-center ps-3 pe-1">
        <Link
          to="/dashboard"
          className="inline-flex min-w-0 items-center rounded-control"
          aria-label={t`${community}: go to the dashboard`}
        >
          <Logo name={community} className={classNames('gap-[7px]!', trouble ? '[&>span]:hidden' : '@max-[22.4rem]:[&>span]:hidden')} />
        </Link>
        {trouble && (
          // ConnectionBar announces the full text.
          <span aria-hidden className="ms-2 inline-flex min-w-0 items-center gap-1 text-12 text-ink-2">
            <CloudOff className="icon-xs shrink-0" />
            <span className="truncate">{trouble === 'offline' ? t`Offline` : t`Reconnecting…`}</span>
          </span>
        )}
        <div className="ms-auto flex items-center [&_.lucide]:icon-lg">
          <IconButton icon={Search} label={t`Search everything`} onPress={onSearch} />
          {shortcuts.map((tab) => (
            <Link
              key={tab.id}
              to={hrefOf(tab)}
              aria-label={i18n._(tab.label)}
              className="grid size-11 place-items-center rounded-control text-ink-2"
            >
              <tab.icon aria-hidden />
            </Link>
          ))}
          <Bell className="[&>.lucide+*]:top-[5px]" />
          <AccountMenu />
          <SectionsMenu />
        </div>
      </div>
    </header>
  )
}
