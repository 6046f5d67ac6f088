import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { readerLocale } from '#platform/web/i18n.ts'
import { useIsPhone } from '#platform/web/phone.ts'
import { classNames } from '#ui/class-names.ts'
import type { DayEvent } from '../../finding-contract.ts'
import { eventPath } from '../../paths.ts'
import { addDays, addMonths, dateText, daysOfMonthView, isSameMonth, startOfWeek } from './calendar-dates.ts'

export interface CalendarDay {
  date: string
  events: readonly DayEvent[]
  /** 100 at most. */
  count: number
}

interface MonthGridProps {
  /** The first of the 42 dates. */
  from: string
  /** The selected date; its month is shown. */
  date: string
  today: string
  firstDay: number
  days: ReadonlyMap<string, CalendarDay>
  onChoose: (date: string) => void
}

const shown = 2
const dots = 3

/** Six weeks. Arrow keys move the focus between days (https://www.w3.org/WAI/ARIA/apg/patterns/grid/). */
export function MonthGrid({ from, date, today, firstDay, days, onChoose }: MonthGridProps) {
  const { t } = useLingui()
  const locale = readerLocale()
  const isPhone = useIsPhone()
  const grid = useRef<HTMLDivElement>(null)
  const isMoving = useRef(false)
  // The date to focus may be in another month, which has only now been rendered.
  useEffect(() => {
    if (!isMoving.current) return
    isMoving.current = false
    grid.current?.querySelector<HTMLElement>(`[data-date="${date}"]`)?.focus()
  }, [date])

  const move = (event: KeyboardEvent) => {
    const to = dateByKey(event, date, firstDay)
    if (!to) return
    event.preventDefault()
    isMoving.current = true
    onChoose(to)
  }
  const weeks = Array.from({ length: daysOfMonthView / 7 }, (_, week) =>
    Array.from({ length: 7 }, (_each, day) => addDays(from, week * 7 + day)),
  )
  return (
    <div
      ref={grid}
      role="grid"
      aria-label={dateText(date, locale, { month: 'long', year: 'numeric' })}
      aria-describedby="calendar-keys"
      tabIndex={-1}
      onKeyDown={move}
      className="overflow-hidden rounded-card border border-line bg-surface outline-none phone:overflow-visible phone:border-0 phone:bg-transparent"
    >
      <div role="row" className="grid grid-cols-7">
        {weeks[0]?.map((day) => (
          <div
            key={day}
            role="columnheader"
            aria-label={dateText(day, locale, { weekday: 'long' })}
            className="px-2 py-2 text-12 font-medium text-ink-2 phone:px-0 phone:text-center"
          >
            {dateText(day, locale, { weekday: isPhone ? 'narrow' : 'short' })}
          </div>
        ))}
      </div>
      {weeks.map((week) => (
        <div key={week[0]} role="row" className="grid grid-cols-7">
          {week.map((day) => (
            <DayCell
              key={day}
              date={day}
              day={days.get(day)}
              isChosen={day === date}
              isToday={day === today}
              isOutside={!isSameMonth(day, date)}
              onChoose={() => onChoose(day)}
            />
          ))}
        </div>
      ))}
      <p id="calendar-keys" className="sr-only">
        {t`Use the arrow keys to move between days, and Page Up and Page Down to move between months.`}
      </p>
    </div>
  )
}

function dateByKey({ key, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent, date: string, firstDay: number): string | undefined {
  // Such keys belong to the browser: Alt and an arrow goes back in its history.
  if (altKey || ctrlKey || metaKey) return undefined
  const week = startOfWeek(date, firstDay)
  const moves: Record<string, string> = {
    ArrowLeft: addDays(date, -1),
    ArrowRight: addDays(date, 1),
    ArrowUp: addDays(date, -7),
    ArrowDown: addDays(date, 7),
    Home: week,
    End: addDays(week, 6),
    PageUp: addMonths(date, shiftKey ? -12 : -1),
    PageDown: addMonths(date, shiftKey ? 12 : 1),
  }
  return moves[key]
}

interface DayCellProps {
  date: string
  day: CalendarDay | undefined
  isChosen: boolean
  isToday: boolean
  isOutside: boolean
  onChoose: () => void
}

function DayCell({ date, day, isChosen, isToday, isOutside, onChoose }: DayCellProps) {
  const isPhone = useIsPhone()
  const label = useDayLabel(date, day, isToday)
  const { events = [], count = 0 } = day ?? {}
  return (
    <div
      role="gridcell"
      aria-selected={isChosen}
      className={classNames(
        'relative h-[5.75rem] min-w-0 border-line p-1 not-phone:border-t not-phone:border-s not-phone:first:border-s-0 phone:h-11 phone:p-0 phone:text-center',
        isOutside && 'bg-page text-ink-3 phone:bg-transparent',
        isChosen && 'not-phone:shadow-[inset_0_0_0_2px_var(--accent-mark)] forced-colors:outline-2 forced-colors:-outline-offset-2',
      )}
    >
      {/* It reaches over the whole cell, beneath the names of the events. */}
      <button
        type="button"
        aria-label={label}
        {...(isToday && { 'aria-current': 'date' })}
        tabIndex={isChosen ? 0 : -1}
        data-date={date}
        onClick={onChoose}
        className="cursor-pointer outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:outline-offset-[-2px] focus-visible:after:outline-focus"
      >
        <span
          className={classNames(
            'inline-grid min-h-5.5 min-w-5.5 place-items-center rounded-full px-1 tabular-nums phone:min-h-7.5 phone:min-w-7.5',
            isToday && 'bg-accent font-semibold text-on-accent',
            isChosen && !isToday && 'font-semibold phone:ring-2 phone:ring-accent-mark',
          )}
        >
          {Number(date.slice(8))}
        </span>
      </button>
      {isPhone ? <Dots events={events} count={count} /> : <Chips events={events} count={count} />}
    </div>
  )
}

/** The first two by name; the day view lists all of them. */
function Chips({ events, count }: { events: readonly DayEvent[]; count: number }) {
  const { t } = useLingui()
  const more = count - shown
  return (
    <>
      {events.slice(0, shown).map((event) => (
        <Link
          key={event.id}
          to={eventPath(event.id)}
          tabIndex={-1}
          aria-hidden
          dir="auto"
          className={classNames(
            'relative mt-0.5 block truncate rounded-badge px-1.5 py-px text-12 leading-4.5 hover:underline',
            event.isOwn ? 'bg-accent-soft font-medium text-accent-ink' : 'bg-sunken text-ink-2 dark:bg-pressed',
          )}
        >
          {event.title}
        </Link>
      ))}
      {more > 0 && (
        <span aria-hidden className="mt-0.5 block px-1.5 text-12 text-ink-3">
          {count >= 100 ? t`+${98} or more` : t`${plural(more, { one: '+# more', other: '+# more' })}`}
        </span>
      )}
    </>
  )
}

function Dots({ events, count }: { events: readonly DayEvent[]; count: number }) {
  const others = Math.min(dots, count) - events.length
  return (
    <span aria-hidden className="flex min-h-1.5 justify-center gap-0.75">
      {events.map(({ id, isOwn }) => (
        <span key={id} className={classNames('size-1.25 rounded-full', isOwn ? 'bg-accent-mark' : 'bg-ink-3')} />
      ))}
      {others > 0 && <span className="size-1.25 rounded-full bg-ink-3" />}
    </span>
  )
}

/** 'Thursday, 26 November, today, 4 events, you go to 1'. */
function useDayLabel(date: string, day: CalendarDay | undefined, isToday: boolean): string {
  const { t } = useLingui()
  const own = day?.events.filter(({ isOwn }) => isOwn).length ?? 0
  const count = day?.count ?? 0
  return [
    dateText(date, readerLocale(), { weekday: 'long', day: 'numeric', month: 'long' }),
    isToday ? t`today` : '',
    t`${plural(count, { 0: 'no events', one: '# event', other: '# events' })}`,
    own > 0 ? t`${plural(own, { one: 'one of them yours', other: '# of them yours' })}` : '',
  ]
    .filter(Boolean)
    .join(', ')
}
