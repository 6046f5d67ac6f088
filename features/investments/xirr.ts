import type { MissingIrr } from './vocabulary.ts'

/** A cash flow: below 0 if paid in, above 0 if paid back. */
export interface DatedAmount {
  /** Days since any fixed date. */
  day: number
  amount: number
}

/** The effective annual rate (0.1 is 10 %), or why there is none; `roots` if the present value is 0 at several rates. */
export type Xirr = { rate: number } | { missing: MissingIrr; roots?: readonly number[] }

/**
 * The internal rate of return of cash flows on actual dates: the rate r at which Σ amount / (1 + r)^(days / 365) is 0. It searches
 * x = ln(1 + r) for all roots, whose number is bounded beforehand. docs/decisions/0030-investments.md explains the method.
 */
export function xirr(flows: readonly DatedAmount[]): Xirr {
  if (flows.length === 0) return { missing: 'noFlows' }
  if (!flows.some(({ amount }) => amount > 0) || !flows.some(({ amount }) => amount < 0)) return { missing: 'oneSided' }
  const isOneDay = flows.every(({ day }) => day === flows[0]?.day)
  const { gaps, amounts } = merged(flows)
  if (isOneDay || amounts.length === 0) return { missing: 'tooShort' }
  if (signChanges(amounts) === 0) return { missing: 'oneSided' }

  const value = (x: number) => presentValue(gaps, amounts, x)
  const total = amounts.reduce((sum, amount) => sum + amount)
  const scale = amounts.reduce((sum, amount) => sum + Math.abs(amount), 0)
  // A single sign change between flows means a single root (Descartes), even if the sums change sign more often.
  const isSimple = signChanges(amounts) === 1
  const above = isSimple ? Number(total * (amounts[0] ?? 0) < 0) : signChanges(runningSums(amounts))
  const below = isSimple ? Number(total * (amounts.at(-1) ?? 0) < 0) : signChanges(runningSums(amounts.toReversed()))
  const roots = [...rootsOn(-1, below), ...(total === 0 ? [0] : []), ...rootsOn(1, above)].map((x) => Math.expm1(x))
  const [rate] = roots
  if (rate === undefined) return { missing: gaps.reduce((sum, gap) => sum + gap, 0) < 365 ? 'tooShort' : 'none' }
  return roots.length === 1 ? { rate } : { missing: 'several', roots }

  /** The roots on one side of x = 0, in order. @param most the bound on their number */
  function rootsOn(side: 1 | -1, most: number): number[] {
    if (most === 0) return []
    const sided = (x: number) => value(side * x)
    // If the total is 0, x = 0 is a root itself, so each side starts slightly beyond it.
    const start = total === 0 ? 1e-9 : 0
    const found = most === 1 ? single(sided, start) : scanned(sided, start, { scale, beyond: (x) => mostBeyond(gaps, amounts, side, x) })
    const onSide = found.map((x) => side * x)
    return side === 1 ? onSide : onSide.toReversed()
  }
}

/** The net amounts by day, in order, and the days since the previous one; days with a net of 0 are left out. */
function merged(flows: readonly DatedAmount[]): { gaps: number[]; amounts: number[] } {
  let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const { day } of flows) {
    if (day < first) first = day
    if (day > last) last = day
  }
  // An array with an element per day, because there are many flows, close together.
  const net = new Float64Array(Math.max(0, last - first + 1))
  for (const { day, amount } of flows) net[day - first] = (net[day - first] ?? 0) + amount
  const [gaps, amounts]: [number[], number[]] = [[], []]
  let before = -1
  for (let place = 0; place < net.length; place += 1) {
    const amount = net[place] as number
    if (amount === 0) continue
    gaps.push(before < 0 ? 0 : place - before)
    amounts.push(amount)
    before = place
  }
  return { gaps, amounts }
}

function runningSums(amounts: readonly number[]): number[] {
  let sum = 0
  return amounts.map((amount) => (sum += amount))
}

function signChanges(values: readonly number[]): number {
  let [changes, before] = [0, 0]
  for (const value of values) {
    if (value === 0) continue
    if (before * value < 0) changes += 1
    before = Math.sign(value)
  }
  return changes
}

/** Shorter gaps between flows are frequent, so their powers are cached. */
const nearDays = 32
const powers = new Float64Array(nearDays)

/** The present value at x = ln(1 + r) on the first day, or, for x below 0, on the last, so that powers cannot overflow. */
function presentValue(gaps: readonly number[], amounts: readonly number[], x: number): number {
  const step = Math.abs(x) / 365
  const daily = Math.exp(-step)
  powers[0] = 1
  for (let gap = 1; gap < nearDays; gap += 1) powers[gap] = (powers[gap - 1] as number) * daily
  const powerOf = (gap: number) => (gap < nearDays ? (powers[gap] as number) : Math.exp(-step * gap))
  // Horner's method, from the other end.
  let value = 0
  if (x < 0) for (let at = 0; at < amounts.length; at += 1) value = value * powerOf(gaps[at] as number) + (amounts[at] as number)
  else for (let at = amounts.length - 1; at >= 0; at -= 1) value = (value + (amounts[at] as number)) * powerOf(gaps[at] as number)
  return value
}

/** The bound on the number of roots farther from 0 than x: the same as at 0, for the present values of the flows at x. */
function mostBeyond(gaps: readonly number[], amounts: readonly number[], side: 1 | -1, x: number): number {
  const step = x / 365
  let [sum, worth, changes, before] = [0, 1, 0, 0]
  const last = amounts.length - 1
  for (let index = 0; index <= last; index += 1) {
    const at = side < 0 ? last - index : index
    if (index > 0) worth *= Math.exp(-step * (gaps[side < 0 ? at + 1 : at] as number))
    sum += (amounts[at] as number) * worth
    if (sum === 0) continue
    if (before * sum < 0) changes += 1
    before = sum
  }
  return changes
}

/** The limits of the search: from -99.99999 % to a billion per cent a year. */
const farthest = Math.log(1e7)
const gridPoints = 400
const pointsBetweenLooks = 8

type PresentValue = (x: number) => number
type Point = readonly [x: number, value: number]

function single(value: PresentValue, start: number): number[] {
  const before = value(start)
  let [low, lowValue] = [start, before]
  for (let high = start + 0.05; low < farthest; high *= 2) {
    const end = Math.min(high, farthest)
    const endValue = value(end)
    if (before * endValue <= 0) return [closeIn(value, [low, lowValue], [end, endValue])]
    ;[low, lowValue] = [end, endValue]
  }
  return []
}

/**
 * Scans a grid that is finer towards 0, and every valley between its points, until at most one more root is possible.
 * @param scale the sum of all absolute amounts, to tell 0 from rounding errors
 * @param beyond the bound on the number of roots beyond a point
 */
function scanned(value: PresentValue, start: number, { scale, beyond }: { scale: number; beyond: (x: number) => number }): number[] {
  const values: number[] = []
  const at = (index: number): Point => {
    const x = start + (farthest - start) * (index / gridPoints) ** 2
    return [x, (values[index] ??= value(x))]
  }
  const roots: number[] = []
  for (let index = 1; index <= gridPoints; index += 1) {
    const [before, here] = [at(index - 1), at(index)]
    if (index % pointsBetweenLooks === 1) {
      const left = beyond(before[0])
      if (left < 2) return left === 0 ? roots : [...roots, ...single(value, before[0])]
    }
    if (before[1] * here[1] < 0) roots.push(closeIn(value, before, here))
    else if (here[1] === 0) roots.push(here[0])
    else if (index < gridPoints) {
      const after = at(index + 1)
      const isValley =
        before[1] * here[1] > 0 && here[1] * after[1] > 0 && Math.abs(here[1]) <= Math.min(Math.abs(before[1]), Math.abs(after[1]))
      if (isValley) roots.push(...inValley(value, [before[0], after[0]], Math.sign(here[1]), scale))
    }
  }
  return roots
}

const golden = (Math.sqrt(5) - 1) / 2

/** The two roots around a minimum that crosses 0, or the double root where it touches 0. */
function inValley(value: PresentValue, [from, to]: readonly [number, number], sign: number, scale: number): number[] {
  let [low, high] = [from, to]
  for (let turn = 0; turn < 80; turn += 1) {
    const one = high - golden * (high - low)
    const other = low + golden * (high - low)
    const [oneValue, otherValue] = [sign * value(one), sign * value(other)]
    const floor = oneValue < otherValue ? one : other
    if (Math.min(oneValue, otherValue) < 0) {
      const [begin, middle, end] = [from, floor, to].map((x): Point => [x, value(x)]) as [Point, Point, Point]
      return [closeIn(value, begin, middle), closeIn(value, middle, end)]
    }
    if (oneValue < otherValue) high = other
    else low = one
  }
  const floor = (low + high) / 2
  return Math.abs(value(floor)) <= 1e-14 * scale ? [floor] : []
}

/** The root between two points with values of different sign, by Chandrupatla's method (1997): as reliable as bisection, but faster. */
function closeIn(value: PresentValue, [from, fromValue]: Point, [to, toValue]: Point): number {
  let [a, b] = [to, from]
  let [c, fa, fb] = [a, toValue, fromValue]
  let fc = fa
  let t = 0.5
  for (let turn = 0; turn < 200; turn += 1) {
    const x = a + t * (b - a)
    const fx = value(x)
    if (fx * fa >= 0) [c, fc] = [a, fa]
    else [c, b, fc, fb] = [b, a, fb, fa]
    ;[a, fa] = [x, fx]
    const [best, least] = Math.abs(fb) < Math.abs(fa) ? [b, fb] : [a, fa]
    const tolerance = 1e-15 + 4e-16 * Math.abs(best)
    const limit = tolerance / Math.abs(b - a)
    if (limit > 0.5 || least === 0) return best
    const xi = (a - b) / (c - b)
    const phi = (fa - fb) / (fc - fb)
    const isCurved = phi ** 2 < xi && (1 - phi) ** 2 < 1 - xi
    t = isCurved ? (fa / (fb - fa)) * (fc / (fb - fc)) + ((c - a) / (b - a)) * (fa / (fc - fa)) * (fb / (fc - fb)) : 0.5
    t = Math.min(1 - limit, Math.max(limit, t))
  }
  return a
}
