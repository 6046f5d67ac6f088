import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { LoadFailed } from '#platform/web/LoadFailed.tsx'
import { usePageTitle } from '#platform/web/page-title.ts'
import { Slot } from '#platform/web/rooms/slots.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { meetingsPath } from '../../paths.ts'
import { ownSettings } from '../data.ts'
import { AvailabilityForm } from './AvailabilityForm.tsx'

declare module '#platform/web/rooms/slots.tsx' {
  interface Slots {
    /** Below the form: what else keeps times from being offered. */
    'availability.busy': object
  }
}

/** When, where and by whom the member can be booked. */
export function AvailabilityScreen() {
  const { t } = useLingui()
  usePageTitle('subject', t`Your availability`)
  return (
    <div className="settles mx-auto max-w-240">
      <PageHeading
        back={{ href: meetingsPath(), label: t`Meetings` }}
        title={t`Your availability`}
        description={t`Others see free times only, never why you are busy.`}
      />
      <Settings />
      <Slot name="availability.busy" />
    </div>
  )
}

function Settings() {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery(ownSettings())
  if (data) return <AvailabilityForm settings={data.settings} hasRooms={data.has_rooms} mails={data.mails} />
  if (error) {
    return <LoadFailed title={t`Failed to load your availability`} error={error} onRetry={() => void refetch()} />
  }
  return (
    <SkeletonGroup label={t`Loading your availability`} className="grid gap-4">
      <Skeleton className="h-10 w-80" />
      <Skeleton className="h-64 w-full" />
    </SkeletonGroup>
  )
}
