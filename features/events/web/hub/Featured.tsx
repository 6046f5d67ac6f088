import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import type { EventCard } from '../../contract.ts'
import { eventPath } from '../../paths.ts'
import { DateTile } from '../card/DateTile.tsx'
import { usePlace } from '../card/EventFacts.tsx'
import { featured } from '../data.ts'

/** Three events to look at; nothing where there are none. */
export function Featured({ isWide }: { isWide: boolean }) {
  const { data } = useQuery(featured())
  if (!data || data.items.length === 0) return null
  return (
    <section aria-labelledby="featured-events">
      <h2 id="featured-events" className="mb-1 font-semibold">
        <Trans>Featured</Trans>
      </h2>
      <ul className={isWide ? 'grid gap-x-8 lg:grid-cols-3' : undefined}>
        {data.items.map((event) => (
          <li key={event.id} className={isWide ? 'max-lg:not-last:border-b max-lg:border-line' : 'border-line not-last:border-b'}>
            <FeaturedEvent event={event} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function FeaturedEvent({ event }: { event: EventCard }) {
  const place = usePlace(event)
  return (
    <Link to={eventPath(event.id)} className="group flex items-center gap-3 rounded-control py-2.5 outline-offset-2">
      <DateTile event={event} />
      <span className="min-w-0 flex-1">
        <span dir="auto" className="block truncate font-medium group-hover:underline">
          {event.title}
        </span>
        <span className="block truncate text-ink-2">{place}</span>
      </span>
      <ChevronRight className="icon-sm text-ink-3" aria-hidden />
    </Link>
  )
}
