import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { dateRange } from '#platform/date-range.ts'
import { readerLocale } from '#platform/web/i18n.ts'
import { useIsPhone } from '#platform/web/phone.ts'
import { readerZone } from '#platform/web/reader.ts'
import { useScreenSearch } from '#platform/web/rooms/use-screen-search.ts'
import { useToday } from '#platform/web/use-today.ts'
import { Button } from '#ui/Button.tsx'
import { ComboBox } from '#ui/ComboBox.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { SegmentedControl } from '#ui/SegmentedControl.tsx'
import { categoryCodes } from '../../vocabulary.ts'
import { EventsFailed } from '../card/EventsFailed.tsx'
import { calendarDays } from '../data.ts'
import { Featured } from '../hub/Featured.tsx'
import { categoryLabels } from '../labels.ts'
import { type CalendarView, type HubSearch, validHubSearch } from '../search.ts'
import { addDays, addMonths, dateText, daysOfMonthView, firstDayOf, startOfMonthView, startOfWeek, todayIn } from './calendar-dates.ts'
import { DayEvents } from './DayEvents.tsx'
import { type CalendarDay, MonthGrid } from './MonthGrid.tsx'
import { WeekView } from './WeekView.tsx'

/** The dates that the calendar shows: the first, and how many. */
export function shownDays(
  { view = 'month', date }: HubSearch,
  today: string,
  firstDay: number,
): { date: string; from: string; days: number } {
  const looked = date ?? today
  if (view === 'month') return { date: looked, from: startOfMonthView(looked, firstDay), days: daysOfMonthView }
  return view === 'week' ? { date: looked, from: startOfWeek(looked, firstDay), days: 7 } : { date: looked, from: looked, days: 1 }
}

/** Events listed per day in each view. */
const eachDay = { month: 2, week: 12, day: 1 } as const satisfies Record<CalendarView, number>

/** All events by month, week or day; the view is kept in the address. */
export function Calendar() {
  const [search, show] = useScreenSearch(validHubSearch)
  const { view = 'month', category } = search
  const zone = readerZone()
  const firstDay = firstDayOf(readerLocale())
  const today = todayIn(zone, useToday())
  const { date, from, days } = shownDays(search, today, firstDay)
  const isPhone = useIsPhone()
  const each = view === 'month' && isPhone ? 3 : eachDay[view]
  const { data, error, isPlaceholderData, refetch } = useQuery(calendarDays({ from, days, each, zone, category }))
  const byDate = new Map<string, CalendarDay>(data?.items.map((day) => [day.date, day]))
  const choose = (chosen: string) => show((before) => ({ ...before, date: chosen }), { replace: true })
  const count = useCount(byDate.get(date)?.count)

  return (
    <>
      <CalendarBar
        view={view}
        date={date}
        from={from}
        today={today}
        category={category}
        onChange={(changes) => show((before) => ({ ...before, ...changes }), { replace: true })}
      />
      {error && !data ? (
        <EventsFailed error={error} onRetry={() => void refetch()} />
      ) : (
        <div
          className={
            view === 'month'
              ? 'grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_328px]'
              : 'grid grid-cols-[minmax(0,1fr)] gap-7'
          }
        >
          <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60 transition-opacity delay-200' : undefined}>
            {view === 'month' && <MonthGrid from={from} date={date} today={today} firstDay={firstDay} days={byDate} onChoose={choose} />}
            {view === 'week' && (
              <WeekView
                from={from}
                today={today}
                days={byDate}
                onChoose={(chosen) => show((before) => ({ ...before, view: 'day', date: chosen }))}
              />
            )}
            {view === 'day' && <DayEvents isWide date={date} zone={zone} category={category} count={count} />}
          </div>
          <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-7">
            {view === 'month' && <DayEvents date={date} zone={zone} category={category} count={count} />}
            <Featured isWide={view !== 'month'} />
          </div>
        </div>
      )}
    </>
  )
}

function useCount(count: number | undefined): string {
  const { t } = useLingui()
  if (count === undefined) return ''
  return count >= 100 ? t`100 events or more` : t`${plural(count, { one: '# event', other: '# events' })}`
}

const any = 'any'

interface CalendarBarProps {
  view: CalendarView
  date: string
  from: string
  today: string
  category: number | undefined
  onChange: (changes: HubSearch) => void
}

/** The current period, navigation, and the category filter. */
function CalendarBar({ view, date, from, today, category, onChange }: CalendarBarProps) {
  const { t, i18n } = useLingui()
  const isPhone = useIsPhone()
  const step = (steps: number) =>
    onChange({ date: view === 'month' ? addMonths(date, steps) : addDays(date, steps * (view === 'week' ? 7 : 1)) })
  const names = { month: [t`Previous month`, t`Next month`], week: [t`Previous week`, t`Next week`], day: [t`Previous day`, t`Next day`] }
  const categories = [
    { id: any, label: t`All categories` },
    ...categoryCodes.map((code) => ({ id: String(code), label: i18n._(categoryLabels[code as keyof typeof categoryLabels]) })),
  ]
  const chosen = categories.find(({ id }) => id === String(category)) ?? null
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-3 phone:mb-2">
      <h2 aria-live="polite" className="min-w-44 text-20 font-semibold first-letter:uppercase phone:min-w-0 phone:flex-1">
        {titleOf(view, date, from)}
      </h2>
      <div className="flex items-center gap-1">
        <IconButton icon={ChevronLeft} label={names[view][0] ?? ''} onPress={() => step(-1)} />
        <IconButton icon={ChevronRight} label={names[view][1] ?? ''} onPress={() => step(1)} />
        <Button className="ms-2 phone:ms-0" {...(isPhone && { variant: 'quiet' as const })} onPress={() => onChange({ date: today })}>
          <Trans>Today</Trans>
        </Button>
      </div>
      <div className="ms-auto flex flex-wrap items-center gap-2 phone:ms-0 phone:w-full">
        <ComboBox
          label={t`Category`}
          isLabelHidden
          placeholder={isPhone ? t`Category` : t`All categories`}
          items={categories}
          value={chosen}
          onChange={(item) => onChange({ category: item && item.id !== any ? Number(item.id) : undefined })}
          emptyText={t`No category found`}
          className="w-54 phone:flex-1"
        />
        <SegmentedControl
          label={t`View`}
          options={[
            { id: 'month', label: t`Month` },
            { id: 'week', label: t`Week` },
            { id: 'day', label: t`Day` },
          ]}
          value={view}
          onChange={(to) => onChange({ view: to })}
        />
      </div>
    </div>
  )
}

function titleOf(view: CalendarView, date: string, from: string): string {
  const locale = readerLocale()
  if (view === 'month') return dateText(date, locale, { month: 'long', year: 'numeric' })
  if (view === 'day') return dateText(date, locale, { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' })
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
  return dateRange(format, new Date(`${from}T00:00Z`), new Date(`${addDays(from, 6)}T00:00Z`))
}
