import { dayOf } from './days.ts'
import type { Returns } from './portfolio-contract.ts'
import { type Flow, type Valuation, valueAt } from './value.ts'
import { type DatedAmount, xirr } from './xirr.ts'

/** The cash flows of a holding until a day, in one currency. */
interface Payments {
  invested: number
  fees: number
  distributions: number
  /** Below 0 if paid in, above 0 if paid back. */
  moved: DatedAmount[]
}

/** A holding on a day, in one currency: its cash flows until then and its value. */
export interface Position extends Payments {
  value: number
  isCost: boolean
}

/** @param at flows of later days are ignored */
export function paymentsOf(flows: readonly Flow[], at: string): Payments {
  let [invested, fees, distributions] = [0, 0, 0]
  const moved: DatedAmount[] = []
  for (const { kind, date, amount } of flows) {
    if (date > at) continue
    if (kind === 'distribution') distributions += amount
    else if (kind === 'fee') fees += amount
    else invested += amount
    moved.push({ day: dayOf(date), amount: kind === 'distribution' ? amount : -amount })
  }
  return { invested, fees, distributions, moved }
}

/** @param at flows and valuations of later days are ignored */
export const positionOf = (flows: readonly Flow[], valuations: readonly Valuation[], at: string): Position => ({
  ...paymentsOf(flows, at),
  ...valueAt(flows, valuations, at),
})

/** The returns of several positions in one currency: their sums, the ratios of the sums, and the rate of all their cash flows. */
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
  const paidIn = invested + fees
  const per = (amount: number, whole: number) => (whole > 0 ? amount / whole : null)
  const irr = rateOf(moved, { invested, value, at: dayOf(at) })
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

/** No rate brings the present value of a total loss to 0: it is -100 % by definition, unless it is of the day of the investment. */
function rateOf(moved: readonly DatedAmount[], { invested, value, at }: { invested: number; value: number; at: number }) {
  const irr = xirr(value > 0 ? [...moved, { day: at, amount: value }] : moved)
  const isTotalLoss =
    'missing' in irr &&
    irr.missing === 'oneSided' &&
    invested > 0 &&
    value === 0 &&
    moved.reduce((sum, { amount }) => sum + amount, 0) < 0 &&
    moved.some(({ day }) => day < at)
  return isTotalLoss ? { rate: -1 } : irr
}
