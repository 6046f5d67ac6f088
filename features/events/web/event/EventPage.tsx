import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { CalendarX } from 'lucide-react'
import { usePageTitle } from '#platform/web/page-title.ts'
import { problemOf } from '#platform/web/problem.ts'
import { givenId } from '#platform/web/rooms/address-values.ts'
import { BackLink } from '#ui/BackLink.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { eventsPath } from '../../paths.ts'
import { EventsFailed } from '../card/EventsFailed.tsx'
import { eventById } from '../data.ts'
import { EventView } from './EventView.tsx'

/** The event's id in the address, if it is valid. */
export const useEventId = (): string | undefined => givenId(useParams({ strict: false, select: (raw: { id?: unknown }) => raw.id }))

/** An event page, for the host or another member. */
export function EventPage() {
  const id = useEventId()
  return id ? <KnownEvent key={id} id={id} /> : <NoEvent />
}

function KnownEvent({ id }: { id: string }) {
  const { t } = useLingui()
  const { data: event, error, refetch } = useQuery(eventById(id))
  usePageTitle('subject', event?.title)
  // A cached event may have been removed since.
  if (error && problemOf(error).code === 'NOT_FOUND') return <NoEvent />
  if (event) return <EventView event={event} />
  return (
    <>
      <BackLink href={eventsPath()} label={t`Events`} />
      <h1 className="sr-only">{t`Event`}</h1>
      {error ? <EventsFailed error={error} onRetry={() => void refetch()} /> : <EventSkeleton />}
    </>
  )
}

function EventSkeleton() {
  const { t } = useLingui()
  return (
    <SkeletonGroup label={t`Loading the event`} className="mt-3 grid max-w-190 gap-4">
      <Skeleton className="h-55 rounded-card phone:h-40" />
      <Skeleton className="h-7 w-3/5" />
      <Skeleton className="w-2/5" />
      <Skeleton className="mt-4 w-4/5" />
      <Skeleton className="w-3/5" />
    </SkeletonGroup>
  )
}

export function NoEvent() {
  const { t } = useLingui()
  usePageTitle('subject', t`Event not found`)
  return (
    <EmptyState
      isPage
      icon={CalendarX}
      title={t`Event not found`}
      action={
        <Link to={eventsPath()} className={buttonClass({ variant: 'primary' })}>
          {t`Browse events`}
        </Link>
      }
    >
      {t`It may have been removed, or you may not have access to it.`}
    </EmptyState>
  )
}
