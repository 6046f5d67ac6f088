import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayOf } from './days.ts'
import { type DatedAmount, xirr } from './xirr.ts'

const dated = (...flows: [date: string, amount: number][]): DatedAmount[] => flows.map(([date, amount]) => ({ day: dayOf(date), amount }))
const yearly = (...amounts: number[]): DatedAmount[] => amounts.map((amount, year) => ({ day: year * 365, amount }))
const rateOf = (flows: readonly DatedAmount[]) => {
  const found = xirr(flows)
  if (!('rate' in found)) throw new Error(`no rate: ${found.missing}`)
  return found.rate
}
const rootsOf = (flows: readonly DatedAmount[]) => {
  const found = xirr(flows)
  return 'missing' in found && found.missing === 'several' ? found.roots : found
}
const presentValue = (flows: readonly DatedAmount[], rate: number) => {
  const first = Math.min(...flows.map(({ day }) => day))
  return flows.reduce((sum, { day, amount }) => sum + amount * (1 + rate) ** ((first - day) / 365), 0)
}

describe('published examples', () => {
  test('Microsoft’s example of XIRR (support.microsoft.com, “XIRR function”): 37.3362535 %', () => {
    const flows = dated(['2008-01-01', -10_000], ['2008-03-01', 2_750], ['2008-10-30', 4_250], ['2009-02-15', 3_250], ['2009-04-01', 2_750])
    // The documented result is that of a spreadsheet, within its tolerance of 0.000001 %.
    expect(rateOf(flows)).toBeCloseTo(0.373362535, 7)
  })

  test('the oil pump with two rates (Lorie and Savage, “Three Problems in Rationing Capital”, Journal of Business 28, 1955): 25 % and 400 %', () => {
    expect(rootsOf(yearly(-1_600, 10_000, -10_000))).toEqual([expect.closeTo(0.25, 12), expect.closeTo(4, 11)])
  })

  test('four rates (Ross, Westerfield and Jaffe, “Corporate Finance”, a problem on multiple IRRs): 25 %, 33⅓ %, 42 6⁄7 % and 66⅔ %', () => {
    const roots = [1 / 4, 1 / 3, 3 / 7, 2 / 3].map((root) => expect.closeTo(root, 8))
    expect(rootsOf(yearly(-252, 1_431, -3_035, 2_850, -1_000))).toEqual(roots)
  })
})

describe('no rate', () => {
  test.each([
    ['noFlows', []],
    ['tooShort', dated(['2024-05-01', -100], ['2024-05-01', 130])],
    ['tooShort', dated(['2024-05-01', -100], ['2024-05-01', 100])],
    ['oneSided', dated(['2024-05-01', -100], ['2025-05-01', -100])],
    ['oneSided', dated(['2024-05-01', 100], ['2025-05-01', 100])],
    // A millionfold gain in a day is not a meaningful annual rate.
    ['tooShort', dated(['2024-05-01', -1], ['2024-05-02', 1_000_000])],
    // 1 - 3 v + 3 v² has no real root.
    ['none', yearly(1, -3, 3)],
  ] as const)('%s', (missing, flows) => {
    expect(xirr(flows)).toEqual({ missing })
  })

  test('a double root is a rate', () => {
    // (1 - 1.25 v)²: 25 % twice.
    expect(rateOf(yearly(16, -40, 25))).toBeCloseTo(0.25, 6)
    expect(rateOf(yearly(-16, 40, -25))).toBeCloseTo(0.25, 6)
  })
})

describe('rates of 0 and below', () => {
  test('half lost in two years', () => {
    expect(rateOf(yearly(-100, 0, 50))).toBeCloseTo(Math.sqrt(0.5) - 1, 12)
  })
  test('all but a millionth lost in a year', () => {
    expect(rateOf(yearly(-1_000_000, 1))).toBeCloseTo(-0.999999, 12)
  })
  test('the same amount paid back', () => {
    expect(rateOf(yearly(-100, 40, 60))).toBe(0)
  })
  test('three rates: below 0, at 0 and above', () => {
    // (1 - v)(1 - 2 v)(1 - v / 2): 0, 100 % and -50 %.
    const roots = [-0.5, 0, 1].map((root) => expect.closeTo(root, 9))
    expect(rootsOf(yearly(-2, 7, -7, 2))).toEqual(roots)
  })
  test('a hundred and twenty years', () => {
    expect(rateOf(dated(['1900-01-01', -1], ['2020-01-01', 10 ** 9]))).toBeCloseTo(10 ** (9 / (43_829 / 365)) - 1, 9)
  })
})

const flows = fc.array(fc.record({ day: fc.integer({ min: 0, max: 9_000 }), amount: fc.integer({ min: -1e9, max: 1e9 }) }), {
  minLength: 2,
  maxLength: 30,
})

describe('any flows', () => {
  test('the present value is 0 at every rate', () => {
    fc.assert(
      fc.property(flows, (given) => {
        const found = xirr(given)
        const rates = 'rate' in found ? [found.rate] : (found.roots ?? [])
        for (const rate of rates) {
          const near = [0.999999, 1.000001].map((by) => Math.abs(presentValue(given, (1 + rate) * by - 1)))
          expect(Math.abs(presentValue(given, rate))).toBeLessThanOrEqual(Math.max(...near) + 1e-3)
        }
      }),
      { numRuns: 300 },
    )
  })

  test('the number of rates is odd if the first and last flow differ in sign, and even otherwise', () => {
    // Rates beyond a billion per cent are not searched, so the flows are far apart.
    const spread = fc.array(
      fc.integer({ min: -1_000, max: 1_000 }).filter((amount) => amount !== 0),
      { minLength: 3, maxLength: 8 },
    )
    fc.assert(
      fc.property(spread, (amounts) => {
        const found = xirr(yearly(...amounts))
        const count = 'rate' in found ? 1 : (found.roots?.length ?? 0)
        const isOdd = (amounts[0] ?? 0) * (amounts.at(-1) ?? 0) < 0
        // A double root counts once.
        const touches = ('rate' in found ? [found.rate] : (found.roots ?? [])).some((rate) => {
          const slope = presentValue(yearly(...amounts), rate + 1e-6) * presentValue(yearly(...amounts), rate - 1e-6)
          return slope > 0
        })
        expect(touches || (count % 2 === 1) === isOdd).toBe(true)
      }),
      { numRuns: 500, examples: [[[2, -2, 347, -346]]] },
    )
  })

  test('splitting, scaling and reordering flows changes nothing', () => {
    fc.assert(
      fc.property(flows, fc.integer({ min: 2, max: 1_000 }), (given, factor) => {
        const halves = given.flatMap(({ day, amount }) => [
          { day, amount: Math.trunc(amount / 3) },
          { day, amount: amount - Math.trunc(amount / 3) },
        ])
        expect(xirr(halves)).toEqual(xirr(given))
        expect(xirr(given.toReversed())).toEqual(xirr(given))
        const scaled = xirr(given.map(({ day, amount }) => ({ day, amount: amount * factor })))
        const found = xirr(given)
        expect('missing' in scaled && scaled.missing).toBe('missing' in found && found.missing)
        const [one, other] = [found, scaled].map((each) => ('rate' in each ? each.rate : 0))
        expect(other).toBeCloseTo(one ?? 0, 6)
      }),
    )
  })
})
