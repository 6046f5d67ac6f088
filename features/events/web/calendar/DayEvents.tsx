import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { CalendarPlus } from 'lucide-react'
import { PagedList } from '#platform/web/PagedList.tsx'
import { readerLocale } from '#platform/web/i18n.ts'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { EventCard } from '../card/EventCard.tsx'
import { EventsFailed } from '../card/EventsFailed.tsx'
import { dayPages, nextEvents } from '../data.ts'
import { dateText } from './calendar-dates.ts'

interface DayEventsProps {
  date: string
  zone: string
  category: number | undefined
  /** '4 events'. */
  count: string
  /** Whether to show events side by side, in the day view. */
  isWide?: boolean
}

/** All events of the selected day; the first with its picture. */
export function DayEvents({ date, zone, category, count, isWide = false }: DayEventsProps) {
  const { t } = useLingui()
  const pages = useInfiniteQuery(dayPages({ date, zone, category }))
  return (
    <section aria-labelledby="chosen-day">
      <div className="mb-2.5 flex items-baseline justify-between gap-3">
        <h2 id="chosen-day" className="font-semibold first-letter:uppercase">
          {dateText(date, readerLocale(), { weekday: 'long', day: 'numeric', month: 'long' })}
        </h2>
        <span className="text-ink-3 tabular-nums">{count}</span>
      </div>
      <PagedList
        pages={pages}
        skeleton={
          <SkeletonGroup label={t`Loading events`} className="card grid gap-3 p-4">
            <Skeleton className="h-28" />
            <Skeleton className="w-3/5" />
            <Skeleton className="w-4/5" />
          </SkeletonGroup>
        }
        renderFailure={(failure) => <EventsFailed {...failure} />}
        empty={
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <p className="flex items-center gap-2.5 rounded-card border border-dashed border-line-2 px-4 py-5 text-ink-2">
              <CalendarPlus className="icon-sm shrink-0" aria-hidden />
              <Trans>No events on this day yet. Why not host one?</Trans>
            </p>
            <NextEvents from={date} zone={zone} category={category} />
          </div>
        }
      >
        {(items) => (
          <ul className={isWide ? 'grid grid-cols-1 items-start gap-4 lg:grid-cols-3' : 'grid gap-3'}>
            {items.map((event, index) => (
              <li key={event.id} className="min-w-0">
                <EventCard event={event} hasPicture={index === 0 || isWide || event.picture !== null} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  )
}

/** Shown on a day without events: the next ones. */
function NextEvents({ from, zone, category }: { from: string; zone: string; category: number | undefined }) {
  const { data } = useQuery(nextEvents({ from, zone, category }))
  if (!data || data.items.length === 0) return null
  return (
    <section aria-labelledby="next-events">
      <h3 id="next-events" className="text-12 font-medium text-ink-3">
        <Trans context="events">Next</Trans>
      </h3>
      <ul className="mt-2 grid gap-3">
        {data.items.map((event) => (
          <li key={event.id} className="min-w-0">
            <EventCard event={event} hasPicture={event.picture !== null} />
          </li>
        ))}
      </ul>
    </section>
  )
}
