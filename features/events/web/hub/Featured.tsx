import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { EventLine } from '../card/EventLine.tsx'
import { featured } from '../data.ts'

/** Up to three featured events, or nothing. */
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
            <EventLine event={event} />
          </li>
        ))}
      </ul>
    </section>
  )
}
