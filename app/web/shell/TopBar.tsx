import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { CloudOff, Search } from 'lucide-react'
import { siteName } from '#platform/web/site-name.ts'
import { classNames } from '#ui/class-names.ts'
import { CountBadge } from '#ui/CountBadge.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Logo } from '#ui/Logo.tsx'
import { AccountMenu } from './AccountMenu.tsx'
import { Bell } from './Bell.tsx'
import { SectionsMenu } from './SectionsMenu.tsx'
import { useConnectionTrouble } from './use-connection-trouble.ts'
import { usePlaces } from './use-places.ts'

/** The phone's top bar: name, search, messages, notifications, account, and a menu of all sections. */
export function TopBar({ onSearch }: { onSearch: () => void }) {
  const { t } = useLingui()
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
        <div className="ms-auto flex items-center gap-[clamp(0px,1rem-16px,12px)] [&_.lucide]:icon-lg">
          <IconButton data-palette icon={Search} label={t`Search everything`} onPress={onSearch} />
          <MessagesLink />
          <Bell />
          <AccountMenu />
          <SectionsMenu />
        </div>
      </div>
    </header>
  )
}

function MessagesLink() {
  const { t, i18n } = useLingui()
  const place = usePlaces().find(({ id }) => id === 'messages')
  return (
    place && (
      <Link to={place.href} className="relative grid size-11 place-items-center rounded-control text-ink-2 aria-[current]:text-accent-ink">
        <place.icon aria-hidden className="max-h-[64%] max-w-[64%]" />
        <span className="sr-only">{i18n._(place.label)}</span>
        {place.badge && (
          <CountBadge className="absolute start-[calc(50%+4px)] bottom-[calc(50%+1px)] h-[1rem] min-w-[1rem] px-1 ring-2 ring-surface">
            {place.badge}
            <span className="sr-only"> {t`unread`}</span>
          </CountBadge>
        )}
      </Link>
    )
  )
}
