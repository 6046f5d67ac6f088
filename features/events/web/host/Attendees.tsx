import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ScanQrCode, Users } from 'lucide-react'
import { useRef, useState } from 'react'
import { useWatched } from '#platform/web/live/index.ts'
import { PagedList } from '#platform/web/PagedList.tsx'
import { usePageTitle } from '#platform/web/page-title.ts'
import { itemsOf } from '#platform/web/pages.ts'
import { problemOf } from '#platform/web/problem.ts'
import { buttonClass } from '#ui/button-class.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { FilterChips } from '#ui/FilterChips.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import { useKeptFocus } from '#ui/use-kept-focus.ts'
import type { Attendee } from '../../hosting-contract.ts'
import type { EventDetails } from '../../registration-contract.ts'
import { checkInPath, eventPath } from '../../paths.ts'
import { EventsFailed } from '../card/EventsFailed.tsx'
import { EventsSkeleton } from '../card/EventList.tsx'
import { attendeePages, eventById } from '../data.ts'
import { NoEvent, useEventId } from '../event/EventPage.tsx'
import { statusLabels } from '../labels.ts'
import { AttendeeRow } from './AttendeeRow.tsx'

/** The host's list of registrations. */
export function Attendees() {
  const id = useEventId()
  return id ? <Known id={id} /> : <NoEvent />
}

function Known({ id }: { id: string }) {
  const { data: event, error, refetch } = useQuery(eventById(id))
  if (event) return event.can.read ? <AttendeeList event={event} /> : <NoEvent />
  if (error) return problemOf(error).code === 'NOT_FOUND' ? <NoEvent /> : <EventsFailed error={error} onRetry={() => void refetch()} />
  return <EventsSkeleton count={4} />
}

const all = 'all'
const filters = ['requested', 'registered', 'attended', 'no_show', 'waiting'] as const

function AttendeeList({ event }: { event: EventDetails }) {
  const { t, i18n } = useLingui()
  const [status, setStatus] = useState<Attendee['status'] | typeof all>(event.requests > 0 ? 'requested' : all)
  const pages = useInfiniteQuery(attendeePages(event.id, status === all ? undefined : status))
  const box = useRef<HTMLDivElement>(null)
  // An answer replaces the row's buttons, or removes the row.
  const keptFocus = useKeptFocus(
    box,
    itemsOf(pages.data)
      .map(({ member, status: each }) => `${member.id} ${each}`)
      .join(),
  )
  usePageTitle('subject', t`Attendees`)
  useWatched([`event:${event.id}`])
  return (
    <>
      <PageHeading
        back={{ href: eventPath(event.id), label: t`Event` }}
        title={t`Attendees`}
        description={event.title}
        actions={!event.is_cancelled && <CheckInLink id={event.id} />}
      />
      <div className="mb-4">
        <FilterChips
          label={t`Status`}
          options={[
            { id: all, label: t({ message: 'All', context: 'attendees' }) },
            ...filters.map((id) => ({ id, label: i18n._(statusLabels[id]) })),
          ]}
          value={status}
          onChange={setStatus}
        />
      </div>
      <div ref={box} tabIndex={-1} className="outline-none" {...keptFocus}>
        <PagedList
          pages={pages}
          skeleton={<EventsSkeleton count={4} />}
          renderFailure={(failure) => <EventsFailed {...failure} />}
          empty={
            <EmptyState icon={Users} title={t`No registrations yet`}>
              <Trans>People who register appear here, in order of registration.</Trans>
            </EmptyState>
          }
        >
          {(items) => (
            <ul className="card divide-y divide-line px-5 phone:px-4">
              {items.map((attendee) => (
                <li key={attendee.member.id}>
                  <AttendeeRow event={event} attendee={attendee} />
                </li>
              ))}
            </ul>
          )}
        </PagedList>
      </div>
    </>
  )
}

function CheckInLink({ id }: { id: string }) {
  return (
    <Link to={checkInPath(id)} className={buttonClass({ variant: 'primary' })}>
      <ScanQrCode aria-hidden />
      <Trans>Check in</Trans>
    </Link>
  )
}
