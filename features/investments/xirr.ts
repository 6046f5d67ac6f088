import type { MissingIrr } from './vocabulary.ts'

/** Money on a day: below 0 was paid in, above 0 came back. */
export interface DatedAmount {
  /** A number of days from any beginning. */
  day: number
  amount: number
}

/** The effective annual rate (0.1 is 10 %), or why there is none; `roots` where several rates make the present value nothing. */
export type Xirr = { rate: number } | { missing: MissingIrr; roots?: readonly number[] }

/**
 * The internal rate of return of flows on actual dates: the rate r at which Σ amount / (1 + r)^(days / 365) is 0.
 *
 * It is looked for on x = ln(1 + r), on which every rate above -100 % lies. How many there can be is known before: as many as the running
 * sums of the flows change sign, for rates above 0, and as many as the sums taken from the end do, for rates below (Laguerre 1883, for sums
 * of exponentials; Norstrøm 1972 is the case of one). Where that is one, it is bracketed and closed in on; where it is more, that side is
 * looked through on a fine grid, between whose points the present value is followed to its turning points, so that two roots close together are found too.
 */
export function xirr(flows: readonly DatedAmount[]): Xirr {
  if (flows.length === 0) return { missing: 'noFlows' }
  if (signChanges(flows.map(({ amount }) => amount)) === 0) return { missing: 'oneSided' }
  const isOneDay = flows.every(({ day }) => day === flows[0]?.day)
  const { days, amounts } = merged(flows)
  const [first, last] = [days[0], days.at(-1)]
  if (isOneDay || first === undefined || last === undefined) return { missing: 'tooShort' }
  if (signChanges(amounts) === 0) return { missing: 'oneSided' }

  const value = (x: number) => presentValue(days, amounts, x)
  const total = amounts.reduce((sum, amount) => sum + amount)
  const scale = amounts.reduce((sum, amount) => sum + Math.abs(amount), 0)
  // One change of sign from flow to flow is one root wherever it lies (Descartes), though sums may change more often.
  const isSimple = signChanges(amounts) === 1
  const above = isSimple ? Number(total * (amounts[0] ?? 0) < 0) : signChanges(runningSums(amounts))
  const below = isSimple ? Number(total * (amounts.at(-1) ?? 0) < 0) : signChanges(runningSums(amounts.toReversed()))
  const roots = [...rootsOn(-1, below, value, scale), ...(total === 0 ? [0] : []), ...rootsOn(1, above, value, scale)].map((x) =>
    Math.expm1(x),
  )
  const [rate] = roots
  if (rate === undefined) return { missing: last - first < 365 ? 'tooShort' : 'none' }
  return roots.length === 1 ? { rate } : { missing: 'several', roots }
}

/** Net amounts of each day, in order; days on which nothing is left are none. */
function merged(flows: readonly DatedAmount[]): { days: number[]; amounts: number[] } {
  let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const { day } of flows) {
    if (day < first) first = day
    if (day > last) last = day
  }
  // A place for each day: flows are many, and lie close together.
  const net = new Float64Array(Math.max(0, last - first + 1))
  for (const { day, amount } of flows) net[day - first] = (net[day - first] ?? 0) + amount
  const [days, amounts]: [number[], number[]] = [[], []]
  for (let place = 0; place < net.length; place += 1) {
    const amount = net[place] ?? 0
    if (amount === 0) continue
    days.push(first + place)
    amounts.push(amount)
  }
  return { days, amounts }
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

/** Days between flows that are common enough for their powers to be kept. */
const nearDays = 32
const powers = new Float64Array(nearDays)

/** Present value at x = ln(1 + r), seen from the first day, or for x below 0 from the last: so that no power is beyond what a number holds. */
function presentValue(days: readonly number[], amounts: readonly number[], x: number): number {
  const step = Math.abs(x) / 365
  const daily = Math.exp(-step)
  powers[0] = 1
  for (let gap = 1; gap < nearDays; gap += 1) powers[gap] = (powers[gap - 1] ?? 0) * daily
  const [direction, from] = x < 0 ? [1, 0] : [-1, days.length - 1]
  let value = amounts[from] ?? 0
  let before = days[from] ?? 0
  // Horner's rule from the far end.
  for (let index = from + direction; index >= 0 && index < days.length; index += direction) {
    const day = days[index] ?? 0
    const gap = (before - day) * -direction
    value = value * (gap < nearDays ? (powers[gap] ?? 0) : Math.exp(-step * gap)) + (amounts[index] ?? 0)
    before = day
  }
  return value
}

/** Money is multiplied or divided by at most so much in a year: rates are looked for from -99.99999 % to a thousand million per cent. */
const farthest = Math.log(1e7)
const gridPoints = 400

type PresentValue = (x: number) => number

/** The roots on one side of x = 0, of which there are at most so many, in order. `scale` is what all amounts come to, by which nothing is told from almost nothing. */
function rootsOn(side: 1 | -1, most: number, value: PresentValue, scale: number): number[] {
  if (most === 0) return []
  const sided = (x: number) => value(side * x)
  // Where the total is nothing, x = 0 is a root of its own: this side begins a little beyond it.
  const start = value(0) === 0 ? 1e-9 : 0
  const found = most === 1 ? single(sided, start) : scanned(sided, start, scale)
  const roots = found.map((x) => side * x)
  return side === 1 ? roots : roots.toReversed()
}

function single(value: PresentValue, start: number): number[] {
  const before = value(start)
  let low = start
  for (let high = 0.05; low < farthest; high *= 2) {
    const end = Math.min(high, farthest)
    if (before * value(end) <= 0) return [closeIn(value, low, end)]
    low = end
  }
  return []
}

/** Looks at points that lie closer together towards 0, and into every valley between them. */
function scanned(value: PresentValue, start: number, scale: number): number[] {
  const points = Array.from({ length: gridPoints + 1 }, (_, index) => start + (farthest - start) * (index / gridPoints) ** 2)
  const values = points.map(value)
  const roots: number[] = []
  const at = (index: number) => [points[index] ?? 0, values[index] ?? 0] as const
  for (let index = 1; index <= gridPoints; index += 1) {
    const [[low, lowValue], [high, highValue]] = [at(index - 1), at(index)]
    if (lowValue * highValue < 0) roots.push(closeIn(value, low, high))
    else if (highValue === 0) roots.push(high)
    else if (index < gridPoints) {
      const [beyond, beyondValue] = at(index + 1)
      const isValley =
        lowValue * highValue > 0 &&
        highValue * beyondValue > 0 &&
        Math.abs(highValue) <= Math.min(Math.abs(lowValue), Math.abs(beyondValue))
      if (isValley) roots.push(...inValley(value, [low, beyond], Math.sign(highValue), scale))
    }
  }
  return roots
}

const golden = (Math.sqrt(5) - 1) / 2

/** The two roots of a valley whose floor is beyond 0, or the one that touches it. */
function inValley(value: PresentValue, [from, to]: readonly [number, number], sign: number, scale: number): number[] {
  let [low, high] = [from, to]
  for (let turn = 0; turn < 80; turn += 1) {
    const one = high - golden * (high - low)
    const other = low + golden * (high - low)
    const [oneValue, otherValue] = [sign * value(one), sign * value(other)]
    const floor = oneValue < otherValue ? one : other
    if (Math.min(oneValue, otherValue) < 0) return [closeIn(value, from, floor), closeIn(value, floor, to)]
    if (oneValue < otherValue) high = other
    else low = one
  }
  const floor = (low + high) / 2
  return Math.abs(value(floor)) <= 1e-14 * scale ? [floor] : []
}

/** The root between two points on whose sides the values differ in sign, by Chandrupatla's method (1997): safe as halving, and faster. */
function closeIn(value: PresentValue, from: number, to: number): number {
  let [a, b] = [to, from]
  let [c, fa, fb] = [a, value(a), value(b)]
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
