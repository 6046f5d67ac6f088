import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { siteName } from '#platform/web/site-name.ts'
import { classNames } from '#ui/class-names.ts'
import { Kbd } from '#ui/Kbd.tsx'
import { Logo } from '#ui/Logo.tsx'
import { AccountMenu } from './AccountMenu.tsx'
import { Bell } from './Bell.tsx'
import { Sections } from './Sections.tsx'
import { SectionsMenu } from './SectionsMenu.tsx'
import { paletteKeys } from './shortcuts.ts'

/** Where the places leave no space, search is an icon with a hidden name. */
const nameInWideHeader = '@max-[56rem]:sr-only @min-[60rem]:@max-[76rem]:sr-only'
const keysInWideHeader = '@max-[56rem]:hidden @min-[60rem]:@max-[76rem]:hidden'

/**
 * The desktop header: places, a menu of all sections, search and account. In narrow windows the menu replaces the places. Widths scale
 * with the text size, because large text needs as much space as a narrow window.
 */
export function Header({ onSearch }: { onSearch: () => void }) {
  const { t } = useLingui()

  const community = siteName()
  return (
    <header className="@container sticky top-0 z-20 h-header border-b border-line bg-surface">
      <div className="flex h-full items-center gap-2 px-6">
        <Link to="/dashboard" className="inline-flex shrink-0 rounded-control" aria-label={t`${community}: go to the dashboard`}>
          <Logo name={community} className="@max-[48rem]:[&>span]:hidden @min-[60rem]:@max-[84rem]:[&>span]:hidden" />
        </Link>
        <Sections className="ms-2 hidden h-full shrink-0 @min-[60rem]:flex" />
        <span aria-hidden className="mx-2 h-6 w-px bg-line-2 @min-[60rem]:hidden" />
        <SectionsMenu />
        <AriaButton
          data-palette
          onPress={onSearch}
          className="ms-auto inline-flex h-control w-82 min-w-control items-center gap-2.5 overflow-hidden rounded-control border border-line-2 bg-canvas px-[9px] text-ink-3 hover:border-line-control @max-[56rem]:w-control @min-[60rem]:@max-[76rem]:w-control @min-[76rem]:w-60 @max-[56rem]:shrink-0"
        >
          <Search className="icon-sm shrink-0" aria-hidden />
          <span className={classNames('min-w-0 flex-1 truncate text-start', nameInWideHeader)}>
            <Trans>Search everything</Trans>
          </span>
          <span aria-hidden className={keysInWideHeader}>
            <Kbd>{paletteKeys()}</Kbd>
          </span>
        </AriaButton>
        <Bell className="mx-1" />
        <AccountMenu />
      </div>
    </header>
  )
}
