import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { CircleCheck } from 'lucide-react'
import { usePageTitle } from '#platform/web/page-title.ts'
import { Slot } from '#platform/web/rooms/slots.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import { SettingsGroup } from '#ui/SettingsGroup.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { ConsoleNavigation } from './ConsoleNavigation.tsx'
import { ConsoleFrame } from './ConsoleScreen.tsx'
import { StaffOnly } from './StaffOnly.tsx'
import { useConsolePages, useConsoleWaiting } from './console-pages.ts'

declare module '#platform/web/rooms/slots.tsx' {
  interface Slots {
    /** What the rooms show on the console's first page, each as a `SettingsGroup`. */
    'operators.overview': object
    /** Beside the console's entry in the account menu: how much waits for the reader. */
    'operators.waiting': object
  }
}

/** The console's first page: what waits for a decision, how the community is doing, and on small screens the way to all pages. */
export function OperatorsScreen() {
  return (
    <StaffOnly>
      <Overview />
    </StaffOnly>
  )
}

function Overview() {
  const { t } = useLingui()
  usePageTitle('subject', t`Operators`)
  return (
    <ConsoleFrame>
      <div className="max-w-190 min-w-0">
        <PageHeading title={t`Operators`} />
        <div className="grid gap-7">
          <Waiting />
          <Slot name="operators.overview" />
          <div className="lg:hidden">
            <ConsoleNavigation />
          </div>
        </div>
      </div>
    </ConsoleFrame>
  )
}

function Waiting() {
  const { t, i18n } = useLingui()
  const waiting = useConsoleWaiting()
  const pages = useConsolePages().filter(({ href }) => waiting.get(href))
  return (
    <SettingsGroup title={t`Waiting for a decision`}>
      {pages.length === 0 && (
        <p className="flex min-h-15 items-center gap-3 text-ink-2">
          <CircleCheck aria-hidden className="text-success" />
          <Trans>Nothing is waiting. Reports and whatever else needs a decision will appear here.</Trans>
        </p>
      )}
      {pages.map(({ href, label }) => {
        const page = i18n._(label)
        return (
          <div key={href} className="flex min-h-15 flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5">
            <p className="font-medium">
              {page}
              <span className="ms-2 font-normal text-ink-2">
                <Plural value={waiting.get(href) ?? 0} one="# waiting" other="# waiting" />
              </span>
            </p>
            <Link to={href} aria-label={t`View ${page}`} className={buttonClass({ size: 'small' })}>
              <Trans context="button">View</Trans>
            </Link>
          </div>
        )
      })}
    </SettingsGroup>
  )
}
