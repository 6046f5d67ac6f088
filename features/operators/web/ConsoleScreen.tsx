import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import type { StaffArea } from '#platform/staff.ts'
import { usePageTitle } from '#platform/web/page-title.ts'
import { PageHeading } from '#ui/PageHeading.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { operatorsPath } from '../paths.ts'
import { ConsoleNavigation } from './ConsoleNavigation.tsx'
import { StaffOnly } from './StaffOnly.tsx'

export interface ConsoleScreenProps {
  /** Those who may read it see the page; others get a 404. */
  area: StaffArea
  /** Only those who may change the area see the page. */
  changing?: boolean
  title: string
  /** One sentence; hidden on phones. */
  description?: ReactNode
  /** Buttons at the end of the heading. */
  actions?: ReactNode
  /** Where the link above the heading leads on small screens, by default to the start of the console. */
  back?: { href: string; label: string }
  /** For tables: uses the whole width. */
  isWide?: boolean
  children: ReactNode
}

/** A page of the console, with the console's navigation beside it on large screens. */
export function ConsoleScreen({ area, changing = false, title, description, actions, back, isWide = false, children }: ConsoleScreenProps) {
  usePageTitle('subject', title)
  return (
    <StaffOnly area={area} changing={changing}>
      <ConsoleFrame>
        <div className={isWide ? 'min-w-0' : 'max-w-190 min-w-0'}>
          <Link
            to={back?.href ?? operatorsPath()}
            className={buttonClass({ variant: 'quiet', size: 'small', className: back ? '-ms-2.5' : '-ms-2.5 lg:hidden' })}
          >
            <ArrowLeft aria-hidden />
            {back?.label ?? <Trans>Operators</Trans>}
          </Link>
          <PageHeading title={title} description={description} actions={actions} />
          <div className="grid grid-cols-[minmax(0,1fr)] gap-7">{children}</div>
        </div>
      </ConsoleFrame>
    </StaffOnly>
  )
}

/** The navigation, and a page beside it. */
export const ConsoleFrame = ({ children }: { children: ReactNode }) => (
  <div className="settles lg:grid lg:grid-cols-[11rem_minmax(0,1fr)] lg:gap-10">
    <div className="sticky top-[calc(var(--header)+28px)] hidden self-start lg:block">
      <ConsoleNavigation />
    </div>
    {children}
  </div>
)
