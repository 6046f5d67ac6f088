import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { EventDetails } from '../../registration-contract.ts'
import { EventLine } from '../card/EventLine.tsx'
import { datesOfEvent } from '../data.ts'

/** The other dates of an event that repeats, each with its own registration. */
export function Dates({ event: { id, repeats } }: { event: EventDetails }) {
  const { data } = useQuery({ ...datesOfEvent(id), enabled: repeats })
  if (!repeats || !data || data.items.length === 0) return null
  return (
    <section aria-labelledby="more-dates" className="border-t border-line pt-4">
      <h2 id="more-dates" className="mb-1 font-semibold">
        <Trans>More dates</Trans>
      </h2>
      <ul>
        {data.items.map((event) => (
          <li key={event.id} className="border-line not-last:border-b">
            <EventLine event={event} says="when" />
          </li>
        ))}
      </ul>
    </section>
  )
}
