import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Kbd } from '#ui/Kbd.tsx'
import { Logo } from '#ui/Logo.tsx'
import { AccountMenu } from './AccountMenu.tsx'
import { Bell } from './Bell.tsx'
import { SectionsMenu } from './SectionsMenu.tsx'
import { paletteKeys } from './shortcuts.ts'

/** The desktop's one row: where one is, search, who one is. */
export function Header({ onSearch }: { onSearch: () => void }) {
  const { t } = useLingui()

  return (
    <header className="sticky top-0 z-20 h-header border-b border-line bg-surface">
      <div className="flex h-full items-center gap-2 px-6">
        <Link to="/dashboard" className="inline-flex rounded-control" aria-label={t`ESG Network, to the dashboard`}>
          <Logo name="ESG Network" />
        </Link>
        <span aria-hidden className="mx-2 h-6 w-px bg-line-2" />
        <SectionsMenu />
        <AriaButton
          onPress={onSearch}
          className="ms-auto inline-flex h-control w-82 min-w-0 items-center gap-2.5 rounded-control border border-line-2 bg-canvas px-3 text-ink-3 hover:border-line-control"
        >
          <Search className="icon-sm shrink-0" aria-hidden />
          <span className="min-w-0 flex-1 truncate text-start">
            <Trans>Search members and screens</Trans>
          </span>
          <Kbd>{paletteKeys()}</Kbd>
        </AriaButton>
        <Bell className="mx-1" />
        <AccountMenu />
      </div>
    </header>
  )
}
