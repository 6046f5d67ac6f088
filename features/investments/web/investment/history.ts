import { type Flow, type Valuation, valueAt } from '../../value.ts'

export interface Moment {
  /** '2026-09-30' */
  date: string
  /** Minor units, at the end of the day. */
  value: number
  /** Payments minus distributions until then: below 0 once more was paid back than paid in. */
  net: number
}

/** The history of a holding: a moment for each day with an entry, and one for the given day. */
export function historyOf(flows: readonly Flow[], valuations: readonly Valuation[], at: string): Moment[] {
  const dates = [...new Set([...flows, ...valuations].map(({ date }) => date).filter((date) => date <= at))]
  if (dates.length === 0) return []
  const days = [...new Set([...dates, at])].toSorted()
  return days.map((date) => ({
    date,
    value: valueAt(flows, valuations, date).value,
    net: flows.filter((flow) => flow.date <= date).reduce((sum, { kind, amount }) => sum + (kind === 'distribution' ? -amount : amount), 0),
  }))
}
