import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CalendarDays, CalendarPlus } from 'lucide-react'
import { GroupSection } from '#features/groups/web/index.ts'
import { PagedList } from '#platform/web/PagedList.tsx'
import type { Slots } from '#platform/web/rooms/slots.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { newGroupEventPath } from '../../paths.ts'
import { EventLine } from '../card/EventLine.tsx'
import { EventsSkeleton } from '../card/EventList.tsx'
import { EventsFailed } from '../card/EventsFailed.tsx'
import { eventsOfGroup } from '../data.ts'

/** On the page of a group: its events that are not over. */
export function GroupEvents({ group: { id, archived_at } }: Slots['group.events']) {
  const { t } = useLingui()
  const pages = useInfiniteQuery(eventsOfGroup(id))
  return (
    <GroupSection
      title={t`Events`}
      action={
        !archived_at && (
          <Link to={newGroupEventPath(id)} className={buttonClass({ size: 'small' })}>
            <CalendarPlus aria-hidden />
            <Trans>Host an event</Trans>
          </Link>
        )
      }
    >
      <PagedList
        pages={pages}
        skeleton={<EventsSkeleton count={2} />}
        renderFailure={({ error, onRetry }) => <EventsFailed error={error} onRetry={onRetry} />}
        empty={
          <EmptyState icon={CalendarDays} title={t`No events planned`}>
            <Trans>Events for this group appear here until they are over. Only its people find them and can register.</Trans>
          </EmptyState>
        }
      >
        {(items) => (
          <ul className="card divide-y divide-line px-5 py-1 phone:px-4">
            {items.map((event) => (
              <li key={event.id}>
                <EventLine event={event} says="when and where" />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </GroupSection>
  )
}
