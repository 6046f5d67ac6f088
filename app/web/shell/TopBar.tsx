import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { CloudOff, MessageCircle } from 'lucide-react'
import { messagesPath } from '#features/messages/paths.ts'
import { Logo } from '#ui/Logo.tsx'
import { AccountMenu } from './AccountMenu.tsx'
import { Bell } from './Bell.tsx'
import { SectionsMenu } from './SectionsMenu.tsx'
import { useConnectionTrouble } from './use-connection-trouble.ts'

/** The phone's upper bar: name, messages, what waits, account, and a menu of all sections. */
export function TopBar() {
  const { t } = useLingui()
  const trouble = useConnectionTrouble()
  return (
    <header className="sticky top-0 z-20 flex h-[52px] items-center border-b border-line bg-surface ps-4 pe-1.5 pt-[env(safe-area-inset-top)]">
      <Link to="/dashboard" className="inline-flex min-w-0 items-center rounded-control" aria-label={t`ESG Network, to the dashboard`}>
        <Logo name="ESG Network" className={trouble ? '[&>span]:hidden' : 'max-[359px]:[&>span]:hidden'} />
      </Link>
      {trouble && (
        // ConnectionBar reads out the whole of it.
        <span aria-hidden className="ms-2 inline-flex min-w-0 items-center gap-1 text-12 text-ink-2">
          <CloudOff className="icon-xs shrink-0" />
          <span className="truncate">{trouble === 'offline' ? t`Offline` : t`Reconnecting…`}</span>
        </span>
      )}
      <div className="ms-auto flex items-center [&_.lucide]:icon-lg">
        <Link to={messagesPath()} aria-label={t`Messages`} className="grid size-11 place-items-center rounded-control text-ink-2">
          <MessageCircle aria-hidden />
        </Link>
        <Bell className="[&>.lucide+*]:top-[5px]" />
        <AccountMenu />
        <SectionsMenu />
      </div>
    </header>
  )
}
