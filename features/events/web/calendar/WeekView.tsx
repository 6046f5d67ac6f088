import { Plural, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import { readerLocale } from '#platform/web/i18n.ts'
import { Button } from '#ui/Button.tsx'
import { classNames } from '#ui/class-names.ts'
import type { DayEvent } from '../../finding-contract.ts'
import { eventPath } from '../../paths.ts'
import { startOf } from '../when.ts'
import { addDays, dateText } from './calendar-dates.ts'
import type { CalendarDay } from './MonthGrid.tsx'

interface WeekViewProps {
  /** The first of the seven dates. */
  from: string
  today: string
  days: ReadonlyMap<string, CalendarDay>
  onChoose: (date: string) => void
}

/** Seven days with their events, side by side, or stacked on phones. */
export function WeekView({ from, today, days, onChoose }: WeekViewProps) {
  const { t } = useLingui()
  const locale = readerLocale()
  return (
    <ol className="grid overflow-hidden rounded-card border border-line bg-surface lg:grid-cols-7">
      {Array.from({ length: 7 }, (_, index) => addDays(from, index)).map((date) => {
        const { events = [], count = 0 } = days.get(date) ?? {}
        const more = count - events.length
        return (
          <li key={date} className="min-w-0 border-line p-2 not-first:max-lg:border-t lg:min-h-80 lg:not-first:border-s phone:p-3">
            <h3 className="mb-2 flex items-baseline gap-1.5 px-1">
              <span className="text-12 text-ink-2">{dateText(date, locale, { weekday: 'short' })}</span>
              <span className={classNames('font-semibold tabular-nums', date === today && 'rounded-full bg-accent px-1.5 text-on-accent')}>
                {dateText(date, locale, { day: 'numeric' })}
              </span>
            </h3>
            <ul className="grid gap-1">
              {events.map((event) => (
                <li key={event.id} className="min-w-0">
                  <WeekEvent event={event} />
                </li>
              ))}
            </ul>
            {events.length === 0 && <p className="px-1 text-12 text-ink-3 lg:sr-only">{t`No events`}</p>}
            {more > 0 && (
              <Button variant="quiet" size="small" onPress={() => onChoose(date)}>
                <Plural value={more} one="+# more" other="+# more" />
              </Button>
            )}
          </li>
        )
      })}
    </ol>
  )
}

function WeekEvent({ event }: { event: DayEvent }) {
  const { t } = useLingui()
  const start = startOf(event)
  return (
    <Link
      to={eventPath(event.id)}
      className={classNames(
        'block rounded-control px-2 py-1.5 text-12 hover:underline phone:min-h-11',
        event.isOwn ? 'bg-accent-soft text-accent-ink' : 'bg-sunken text-ink-2 dark:bg-pressed',
      )}
    >
      {event.isOwn && <Check role="img" aria-label={t({ message: 'Yours', context: 'event' })} className="icon-xs float-end mt-0.5" />}
      {start && <span className="block tabular-nums">{start}</span>}
      <span dir="auto" className="line-clamp-2 font-medium wrap-anywhere">
        {event.title}
      </span>
    </Link>
  )
}
