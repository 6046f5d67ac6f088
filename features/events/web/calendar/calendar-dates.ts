/** Calendar dates as 'YYYY-MM-DD', without zone and time. */

const day = 86_400_000
const utc = (date: string) => new Date(`${date}T00:00Z`)
const dateOf = (at: Date) => at.toISOString().slice(0, 10)

/** Days in the month view: six weeks. */
export const daysOfMonthView = 42

export const addDays = (date: string, days: number): string => dateOf(new Date(utc(date).getTime() + days * day))

/** The same day in another month, or its last day if it is shorter. */
export function addMonths(date: string, months: number): string {
  const at = utc(date)
  const first = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + months, 1))
  const length = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  return dateOf(new Date(first.getTime() + (Math.min(at.getUTCDate(), length) - 1) * day))
}

/** The first date of the month view, or of the week of a date. @param firstDay of the week, 0 for Sunday */
export const startOfWeek = (date: string, firstDay: number): string => addDays(date, -((utc(date).getUTCDay() - firstDay + 7) % 7))
export const startOfMonthView = (date: string, firstDay: number): string => startOfWeek(`${date.slice(0, 8)}01`, firstDay)

export const isSameMonth = (one: string, other: string): boolean => one.slice(0, 7) === other.slice(0, 7)

/** Today's date in a time zone. */
export const todayIn = (timeZone: string, now = new Date()): string => new Intl.DateTimeFormat('sv', { timeZone }).format(now)

type WithWeek = Intl.Locale & { getWeekInfo?: () => { firstDay: number }; weekInfo?: { firstDay: number } }

/** The first day of the week in a locale, 0 for Sunday; Sunday if unknown. */
export function firstDayOf(locale: string): number {
  const known = new Intl.Locale(locale).maximize() as WithWeek
  return ((known.getWeekInfo?.() ?? known.weekInfo)?.firstDay ?? 7) % 7
}

/** Formats a date in words, as the options say. */
export const dateText = (date: string, locale: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(utc(date))
