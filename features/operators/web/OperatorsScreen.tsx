import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Compass } from 'lucide-react'
import { useMember } from '#features/members/web/index.ts'
import { dashboardPath } from '#platform/paths.ts'
import { usePageTitle } from '#platform/web/page-title.ts'
import { Slot } from '#platform/web/rooms/slots.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Acts } from './Acts.tsx'

declare module '#platform/web/rooms/slots.tsx' {
  interface Slots {
    /** What operators look after in a room: a `SettingsGroup` or more. */
    'operators.section': object
  }
}

/** Where operators look after what the rooms bring; for other members there is nothing here. */
export function OperatorsScreen() {
  const { t } = useLingui()
  if (useMember()?.role !== 'admin') return <Nothing />
  return (
    <div className="settles mx-auto grid max-w-190 gap-7">
      <div className="-mb-4">
        <PageHeading back={{ href: dashboardPath(), label: t`Back` }} title={t`Operators`} />
      </div>
      <Slot name="operators.section" />
      <Acts />
    </div>
  )
}

function Nothing() {
  const { t } = useLingui()
  usePageTitle('subject', t`Page not found`)
  return (
    <EmptyState
      isPage
      icon={Compass}
      title={t`Page not found`}
      action={
        <Link to={dashboardPath()} className={buttonClass({ variant: 'primary' })}>
          <Trans>Back to the dashboard</Trans>
        </Link>
      }
    >
      <Trans>There is no page at this address. It may have moved, or the link may be incomplete.</Trans>
    </EmptyState>
  )
}
