import type { Flow, Valuation } from '../../value.ts'
import { valueAt } from '../../value.ts'

export interface Moment {
  /** '2026-09-30' */
  date: string
  /** Minor units, at the end of the day. */
  value: number
  /** Paid in until then, less what came back: below 0 once more came back. */
  net: number
}

/** How a holding's value moved: a moment for each day on which something happened, and one for the day asked for. */
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
