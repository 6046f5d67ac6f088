import { dateOf, dayOf, isLedgerDate } from '../days.ts'

/** Whether the day or the month comes first in dates with slashes. */
export type DateOrder = 'dmy' | 'mdy'

const slashed = /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})$/
const dotted = /^(\d{1,2})[.-](\d{1,2})[.-](\d{4}|\d{2})$/
const iso = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[T ]00:00(?::00(?:\.0+)?)?Z?)?$/
const shortYear = /^\d{1,2}([./-])\d{1,2}\1\d{2}$/

/** How the dates of a file are written. */
export interface DateStyle {
  order: DateOrder | undefined
  /** The first date that reads in two ways, where nothing but likelihood decides: its year has two digits, or its order was assumed. */
  assumedFor?: string
}

/**
 * The order in a whole file, which 31/12/2025 reveals; undefined if the dates contradict each other.
 * @param chosen by the member, who knows better
 * @param likely if every date is ambiguous
 */
export function dateStyleOf(dates: readonly string[], chosen: DateOrder | undefined, likely: DateOrder | undefined): DateStyle {
  let [dayFirst, monthFirst] = [false, false]
  for (const date of dates) {
    const [, first = '', second = ''] = slashed.exec(date) ?? []
    dayFirst ||= Number(first) > 12
    monthFirst ||= Number(second) > 12
  }
  const isOpen = !chosen && !dayFirst && !monthFirst
  const certain = chosen ?? (dayFirst === monthFirst ? undefined : dayFirst ? 'dmy' : 'mdy')
  const assumedFor = dates.find((date) => shortYear.test(date) || (isOpen && likely && dateIn(date, undefined) === 'dateOrder'))
  return { order: certain ?? (isOpen ? likely : undefined), ...(assumedFor !== undefined && { assumedFor }) }
}

/** A date such as '2026-09-30', or the problem with the cell. A year of two digits is the latest that a ledger may have. */
export function dateIn(cell: string, order: DateOrder | undefined): { date: string } | 'date' | 'dateOrder' {
  const ours = iso.exec(cell)
  if (ours) return checked(ours[1], ours[2], ours[3])
  const points = dotted.exec(cell)
  if (points) return checked(points[3], points[2], points[1])
  const slashes = slashed.exec(cell)
  if (!slashes) return 'date'
  const [, first = '', second = '', year] = slashes
  const dayFirst = checked(year, second, first)
  const monthFirst = checked(year, first, second)
  if (order) return order === 'dmy' ? dayFirst : monthFirst
  if (dayFirst === 'date') return monthFirst
  if (monthFirst === 'date' || dayFirst.date === monthFirst.date) return dayFirst
  return 'dateOrder'
}

function checked(year = '', month = '', day = ''): { date: string } | 'date' {
  if (year.length === 2) {
    const recent = checked(`20${year}`, month, day)
    return recent === 'date' ? checked(`19${year}`, month, day) : recent
  }
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const number = dayOf(date)
  // A date that does not exist, such as 30 February, becomes another date or NaN.
  if (Number.isNaN(number) || dateOf(number) !== date) return 'date'
  return isLedgerDate(date) ? { date } : 'date'
}
