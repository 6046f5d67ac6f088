import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { EventCard } from '../../shared-contract.ts'
import { eventPath } from '../../paths.ts'
import { DateTile } from './DateTile.tsx'
import { EventKind } from './EventCard.tsx'
import { EventFacts, GoingConnections } from './EventFacts.tsx'
import { StandingBadge } from './StandingBadge.tsx'

interface EventRowProps {
  event: EventCard
  /** Shown below the details: reasons or actions. */
  children?: ReactNode
}

/** An event in a list. The whole card is a link, beneath other controls. */
export function EventRow({ event, children }: EventRowProps) {
  return (
    <article className="card card-link relative flex h-full gap-4 p-5 outline-offset-2 outline-focus has-[h2_a:focus-visible]:outline-2 phone:gap-3 phone:p-4">
      <DateTile event={event} />
      <div className="grid min-w-0 flex-1 content-start gap-2.5">
        <div>
          <div className="flex flex-wrap items-start gap-x-2 gap-y-1">
            <h2 className="min-w-0 flex-1 basis-40 font-semibold wrap-anywhere">
              <Link
                to={eventPath(event.id)}
                dir="auto"
                className="inline-block min-h-6 scroll-mt-40 scroll-mb-36 outline-none after:absolute after:inset-0 after:rounded-card"
              >
                {event.title}
              </Link>
            </h2>
            <StandingBadge event={event} />
          </div>
          <EventKind event={event} />
        </div>
        <EventFacts event={event} />
        <GoingConnections connections={event.connections} />
        {children}
      </div>
    </article>
  )
}
