import type { FlowKind } from './vocabulary.ts'

export interface Flow {
  kind: FlowKind
  /** '2026-09-30' */
  date: string
  /** Minor units, above 0; the kind gives the direction. */
  amount: number
}

export interface Valuation {
  date: string
  /** Minor units. */
  value: number
}

/** How a cash flow changes the value of the holding; fees do not. */
const valueChange = ({ kind, amount }: Flow): number => (kind === 'fee' ? 0 : kind === 'distribution' ? -amount : amount)

/**
 * The value of a holding at the end of a day: the last valuation until then, plus later payments and minus later distributions. Without
 * a valuation, it is the cost. It never falls below 0.
 * @param flows in any order; flows after the day are ignored
 */
export function valueAt(flows: readonly Flow[], valuations: readonly Valuation[], at: string): { value: number; isCost: boolean } {
  let last: Valuation | undefined
  for (const each of valuations) if (each.date <= at && (!last || each.date > last.date)) last = each
  const byDay = new Map<string, number>()
  for (const flow of flows) {
    if (flow.date > at || (last && flow.date <= last.date)) continue
    byDay.set(flow.date, (byDay.get(flow.date) ?? 0) + valueChange(flow))
  }
  let value = last?.value ?? 0
  for (const date of [...byDay.keys()].toSorted()) value = Math.max(0, value + (byDay.get(date) ?? 0))
  return { value, isCost: !last && value > 0 }
}
