import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CalendarCheck } from 'lucide-react'
import { itemsOf } from '#platform/web/pages.ts'
import { useScreenSearch } from '#platform/web/rooms/use-screen-search.ts'
import { buttonClass } from '#ui/button-class.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { FilterChips } from '#ui/FilterChips.tsx'
import { eventsPath } from '../../paths.ts'
import { historyFilters } from '../../vocabulary.ts'
import { EventList } from '../card/EventList.tsx'
import { EventRow } from '../card/EventRow.tsx'
import { historyPages, hostedPages } from '../data.ts'
import { historyLabels } from '../labels.ts'
import { validHubSearch } from '../search.ts'

/** The member's registrations and hosted events. */
export function History() {
  const { t, i18n } = useLingui()
  const [{ status = 'all' }, show] = useScreenSearch(validHubSearch)
  const pages = useInfiniteQuery(historyPages(status))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-7">
      <Hosted />
      <section aria-label={t`Events you registered for`}>
        <div className="mb-4">
          <FilterChips
            label={t`Status`}
            options={historyFilters.map((id) => ({ id, label: i18n._(historyLabels[id]) }))}
            value={status}
            onChange={(chosen) => show({ tab: 'history', status: chosen }, { replace: true })}
          />
        </div>
        <EventList
          pages={pages}
          empty={
            <EmptyState
              icon={CalendarCheck}
              title={status === 'all' ? t`No events yet` : t`No events with this status`}
              action={
                <Link to={eventsPath()} className={buttonClass()}>
                  <Trans>Browse events</Trans>
                </Link>
              }
            >
              <Trans>Events you register for appear here, and stay here after they have ended. Only you can see this list.</Trans>
            </EmptyState>
          }
        />
      </section>
    </div>
  )
}

/** The member's hosted events, or nothing. */
function Hosted() {
  const { data } = useInfiniteQuery(hostedPages())
  const items = itemsOf(data)
  if (items.length === 0) return null
  return (
    <section aria-labelledby="hosted-events">
      <h2 id="hosted-events" className="mb-3 font-semibold">
        <Trans>Events you host</Trans>
      </h2>
      <ul className="grid grid-cols-1 gap-4 lg:grid-cols-2 phone:gap-3">
        {items.map((event) => (
          <li key={event.id} className="min-w-0">
            <EventRow event={event} />
          </li>
        ))}
      </ul>
    </section>
  )
}
