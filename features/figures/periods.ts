const day = 24 * 60 * 60_000

const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10)

/** The first day of the month of a time, or of one that many months later, in UTC. */
export function monthOf(at: Date, later = 0): string {
  return isoDay(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + later, 1))
}

/** A span of days: `until` is the first day after it. */
export interface Period {
  from: string
  until: string
}

/** The last weeks (from Monday), months or calendar quarters that are over at a time, the newest last. */
export const pastWeeks = (at: Date, count: number): Period[] => {
  const today = Date.parse(isoDay(at.getTime()))
  const monday = today - ((at.getUTCDay() + 6) % 7) * day
  return Array.from({ length: count }, (_, index) => {
    const from = monday - (count - index) * 7 * day
    return { from: isoDay(from), until: isoDay(from + 7 * day) }
  })
}

export const pastMonths = (at: Date, count: number): Period[] =>
  Array.from({ length: count }, (_, index) => ({ from: monthOf(at, index - count), until: monthOf(at, index - count + 1) }))

export const pastQuarters = (at: Date, count: number): Period[] => {
  const sinceQuarter = at.getUTCMonth() % 3
  return Array.from({ length: count }, (_, index) => {
    const from = -sinceQuarter - 3 * (count - index)
    return { from: monthOf(at, from), until: monthOf(at, from + 3) }
  })
}
