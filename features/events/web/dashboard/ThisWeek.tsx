import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { readerZone } from '#platform/web/reader.ts'
import { useToday } from '#platform/web/use-today.ts'
import { Unsettled } from '#ui/Unsettled.tsx'
import { eventsPath } from '../../paths.ts'
import { addDays, todayIn } from '../calendar/calendar-dates.ts'
import { EventLine } from '../card/EventLine.tsx'
import { weekAhead } from '../data.ts'

/** On the dashboard: a few events of the next seven days, or nothing. */
export function ThisWeek() {
  const zone = readerZone()
  const today = todayIn(zone, useToday())
  const { data, isLoading, failureCount } = useQuery(weekAhead({ from: today, to: addDays(today, 6), zone }))
  if (isLoading && failureCount === 0) return <Unsettled />
  if (!data || data.items.length === 0) return null
  return (
    <section aria-labelledby="events-this-week">
      <div className="mb-1 flex min-h-8 items-center gap-2">
        <h2 id="events-this-week" className="font-semibold">
          <Trans>This week</Trans>
        </h2>
        <Link to={eventsPath()} className="link ms-auto phone:-my-3 phone:py-3">
          <Trans>View calendar</Trans>
        </Link>
      </div>
      <ul className="card divide-y divide-line px-5 phone:px-4">
        {data.items.map((event) => (
          <li key={event.id}>
            <EventLine event={event} says="when and where" />
          </li>
        ))}
      </ul>
    </section>
  )
}
