import { useLingui } from '@lingui/react/macro'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { PagedList } from '#platform/web/PagedList.tsx'
import type { Pages } from '#platform/web/pages.ts'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import type { EventCard } from '../../shared-contract.ts'
import { EventsFailed } from './EventsFailed.tsx'
import { EventRow } from './EventRow.tsx'

const layout = 'grid grid-cols-1 gap-4 lg:grid-cols-2 phone:gap-3'

/** A paged list of events, with its loading, empty and error states. */
export function EventList({ pages, empty }: { pages: UseInfiniteQueryResult<Pages<EventCard>>; empty: ReactNode }) {
  return (
    <div aria-busy={pages.isPlaceholderData} className={pages.isPlaceholderData ? 'opacity-60 transition-opacity delay-200' : undefined}>
      <PagedList pages={pages} skeleton={<EventsSkeleton />} renderFailure={(failure) => <EventsFailed {...failure} />} empty={empty}>
        {(items) => (
          <ul className={layout}>
            {items.map((event) => (
              <li key={event.id} className="min-w-0">
                <EventRow event={event} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  )
}

export function EventsSkeleton({ count = 6 }: { count?: number }) {
  const { t } = useLingui()
  return (
    <SkeletonGroup label={t`Loading events`} className={layout}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="card flex h-40 gap-4 p-5 phone:p-4">
          <Skeleton className="h-12 w-11 shrink-0 rounded-tile" />
          <div className="grid flex-1 content-start gap-3">
            <Skeleton className="w-3/5" />
            <Skeleton className="w-2/5" />
            <Skeleton className="mt-2 w-4/5" />
            <Skeleton className="w-3/5" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  )
}
