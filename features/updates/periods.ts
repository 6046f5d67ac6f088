/** A quarter or a month of this century: 2026-Q3, 2026-09. */
export const periodPattern = /^20\d\d-(?:Q[1-4]|0[1-9]|1[0-2])$/

type Period = { year: number; quarter: number } | { year: number; month: number }

/** @returns undefined if it is not valid */
export function periodOf(period: string): Period | undefined {
  if (!periodPattern.test(period)) return undefined
  const year = Number(period.slice(0, 4))
  return period[5] === 'Q' ? { year, quarter: Number(period[6]) } : { year, month: Number(period.slice(5)) }
}

/** The current and earlier quarters, latest first, then the months. @param day UTC, ISO 8601 */
export function periodsUntil(day: string, quarters = 8, months = 12): string[] {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))]
  const lastQuarter = year * 4 + Math.floor((month - 1) / 3)
  const lastMonth = year * 12 + month - 1
  return [
    ...Array.from({ length: quarters }, (_, back) => `${Math.floor((lastQuarter - back) / 4)}-Q${((lastQuarter - back) % 4) + 1}`),
    ...Array.from(
      { length: months },
      (_, back) => `${Math.floor((lastMonth - back) / 12)}-${String(((lastMonth - back) % 12) + 1).padStart(2, '0')}`,
    ),
  ]
}

const isQuarter = (period: string) => period[5] === 'Q'
/** Quarters are compared only with quarters, and months with months. */
const isComparable = (one: string, other: string) => isQuarter(one) === isQuarter(other)

interface Reported {
  id: string
  period: string
  currency: string
  sent_at: string
}

/** The update to compare with: of the latest earlier period of the same length, in the same currency. If there are several, the last one sent. */
export function previousOf<Each extends Reported>(update: Omit<Reported, 'sent_at'>, others: readonly Each[]): Each | undefined {
  const earlier = others.filter(
    ({ id, period, currency }) =>
      id !== update.id && currency === update.currency && isComparable(period, update.period) && period < update.period,
  )
  return earlier.toSorted((one, other) =>
    one.period === other.period ? (one.sent_at < other.sent_at ? 1 : -1) : one.period < other.period ? 1 : -1,
  )[0]
}

/** The growth of a figure: 0.12 is 12 %. undefined if a figure is missing or the earlier one is not above 0. */
export function growth(now: number | null, before: number | null | undefined): number | undefined {
  if (now === null || before === null || before === undefined || before <= 0) return undefined
  return now / before - 1
}
