import type { FlowKind } from './vocabulary.ts'

export interface Flow {
  kind: FlowKind
  /** '2026-09-30' */
  date: string
  /** Minor units, above 0; the kind says which way. */
  amount: number
}

export interface Valuation {
  date: string
  /** Minor units. */
  value: number
}

/** What a flow adds to what is held: fees buy nothing. */
const held = ({ kind, amount }: Flow): number => (kind === 'fee' ? 0 : kind === 'distribution' ? -amount : amount)

/**
 * What a holding is worth at the end of a day: its last valuation until then, with what was put in and paid out on later days, or what
 * it cost where there is none. What is paid out of it never makes it worth less than nothing.
 * @param flows in any order; those after the day do not count
 */
export function valueAt(flows: readonly Flow[], valuations: readonly Valuation[], at: string): { value: number; isCost: boolean } {
  let last: Valuation | undefined
  for (const each of valuations) if (each.date <= at && (!last || each.date > last.date)) last = each
  const byDay = new Map<string, number>()
  for (const flow of flows) {
    if (flow.date > at || (last && flow.date <= last.date)) continue
    byDay.set(flow.date, (byDay.get(flow.date) ?? 0) + held(flow))
  }
  let value = last?.value ?? 0
  for (const date of [...byDay.keys()].toSorted()) value = Math.max(0, value + (byDay.get(date) ?? 0))
  return { value, isCost: !last && value > 0 }
}
