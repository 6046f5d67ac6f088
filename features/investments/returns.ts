import { dayOf } from './days.ts'
import type { Returns } from './contract.ts'
import { type Flow, type Valuation, valueAt } from './value.ts'
import { type DatedAmount, xirr } from './xirr.ts'

/** What one holding comes to at a day, in one currency: its sums, and the money that moved until then. */
export interface Position {
  invested: number
  fees: number
  distributions: number
  value: number
  isCost: boolean
  /** Below 0 what was paid in, above 0 what came back; without what is still held. */
  moved: readonly DatedAmount[]
}

/** @param at flows and valuations of later days do not count */
export function positionOf(flows: readonly Flow[], valuations: readonly Valuation[], at: string): Position {
  let [invested, fees, distributions] = [0, 0, 0]
  const moved: DatedAmount[] = []
  for (const { kind, date, amount } of flows) {
    if (date > at) continue
    if (kind === 'distribution') distributions += amount
    else if (kind === 'fee') fees += amount
    else invested += amount
    moved.push({ day: dayOf(date), amount: kind === 'distribution' ? amount : -amount })
  }
  return { invested, fees, distributions, ...valueAt(flows, valuations, at), moved }
}

/** Positions of one currency together: sums, the ratios of the sums, and the rate of all their money. */
export function returnsOf(positions: readonly Position[], at: string): Returns {
  let [invested, fees, distributions, value, isCost] = [0, 0, 0, 0, false]
  const moved: DatedAmount[] = []
  for (const position of positions) {
    invested += position.invested
    fees += position.fees
    distributions += position.distributions
    value += position.value
    isCost ||= position.isCost
    for (const each of position.moved) moved.push(each)
  }
  if (value > 0) moved.push({ day: dayOf(at), amount: value })
  const paidIn = invested + fees
  const per = (amount: number, whole: number) => (whole > 0 ? amount / whole : null)
  const irr = xirr(moved)
  return {
    invested,
    fees,
    distributions,
    value,
    value_is_cost: isCost,
    moic: per(value + distributions, invested),
    dpi: per(distributions, paidIn),
    rvpi: per(value, paidIn),
    tvpi: per(value + distributions, paidIn),
    irr: 'rate' in irr ? irr.rate : null,
    irr_missing: 'rate' in irr ? null : irr.missing,
  }
}
