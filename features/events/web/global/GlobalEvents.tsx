import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Globe } from 'lucide-react'
import { itemsOf } from '#platform/web/pages.ts'
import { useScreenSearch } from '#platform/web/rooms/use-screen-search.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { FilterChips } from '#ui/FilterChips.tsx'
import { LiveRegion } from '#ui/LiveRegion.tsx'
import type { EventCard } from '../../shared-contract.ts'
import { type Continent, continentOf, continents } from '../../continents.ts'
import { type EventType, eventTypes } from '../../vocabulary.ts'
import { EventRow } from '../card/EventRow.tsx'
import { EventsFailed } from '../card/EventsFailed.tsx'
import { EventsSkeleton } from '../card/EventList.tsx'
import { globalPages } from '../data.ts'
import { continentLabels, typeLabels } from '../labels.ts'
import { validHubSearch } from '../search.ts'

const all = 'all'

/** The curated events worldwide; few enough to filter on the client. */
export function GlobalEvents() {
  const { t, i18n } = useLingui()
  const [{ continent, type }, show] = useScreenSearch(validHubSearch)
  const pages = useInfiniteQuery(globalPages())
  if (!pages.data) {
    const { error } = pages
    return error ? <EventsFailed error={error} onRetry={() => void pages.refetch()} /> : <EventsSkeleton />
  }
  const items = itemsOf(pages.data)
  if (items.length === 0)
    return (
      <EmptyState icon={Globe} title={t`No global events yet`}>
        <Trans>The operators haven’t added any yet.</Trans>
      </EmptyState>
    )
  const found = items.filter((event) => isIn(event, continent) && (type === undefined || event.type === type))
  const count = found.length
  const countOf = (each: Continent | undefined, kind: EventType | undefined) =>
    String(items.filter((event) => isIn(event, each) && (kind === undefined || event.type === kind)).length)
  return (
    <>
      <div className="mb-5 grid gap-2.5">
        <FilterChips
          label={t`Continent`}
          options={[
            { id: all, label: t`All continents`, count: countOf(undefined, type) },
            ...continents.map((id) => ({ id, label: i18n._(continentLabels[id]), count: countOf(id, type) })),
          ]}
          value={continent ?? all}
          onChange={(chosen) => show((before) => ({ ...before, continent: chosen === all ? undefined : chosen }), { replace: true })}
        />
        <FilterChips
          label={t`Event type`}
          options={[
            { id: all, label: t`All types`, count: countOf(continent, undefined) },
            ...eventTypes.map((id) => ({ id, label: i18n._(typeLabels[id]), count: countOf(continent, id) })),
          ]}
          value={type ?? all}
          onChange={(chosen) => show((before) => ({ ...before, type: chosen === all ? undefined : chosen }), { replace: true })}
        />
      </div>
      <LiveRegion>{t`${plural(count, { 0: 'No events found', one: '# event found', other: '# events found' })}`}</LiveRegion>
      {count === 0 ? (
        <EmptyState
          icon={Globe}
          title={t`No matching global events`}
          action={
            <Button onPress={() => show({ tab: 'global' }, { replace: true })}>
              <Trans>Show all</Trans>
            </Button>
          }
        >
          <Trans>Try another continent or event type.</Trans>
        </EmptyState>
      ) : (
        <ul className="grid grid-cols-1 gap-4 lg:grid-cols-2 phone:gap-3">
          {found.map((event) => (
            <li key={event.id} className="min-w-0">
              <EventRow event={event} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

const isIn = ({ country }: EventCard, continent: Continent | undefined) =>
  continent === undefined || (country !== null && continentOf(country) === continent)
