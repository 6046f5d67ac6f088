import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Currency } from '#features/profiles/vocabulary.ts'
import { dateOf, dayOf } from './days.ts'
import { type Holding, portfolioOf } from './portfolio.ts'
import { type DatedRate, converterTo } from './rates.ts'
import { positionOf, returnsOf } from './returns.ts'
import { type Flow, type Valuation, valueAt } from './value.ts'
import { flowKinds, investmentStatuses } from './vocabulary.ts'

const flow = (kind: Flow['kind'], date: string, amount: number): Flow => ({ kind, date, amount })
const returns = (flows: readonly Flow[], valuations: readonly Valuation[], at: string) => returnsOf([positionOf(flows, valuations, at)], at)

describe('value', () => {
  const flows = [
    flow('investment', '2020-01-01', 100),
    flow('fee', '2020-01-01', 5),
    flow('follow-on', '2021-06-01', 50),
    flow('distribution', '2022-01-01', 30),
  ]
  const valuations = [
    { date: '2021-06-01', value: 400 },
    { date: '2020-12-31', value: 200 },
  ]

  test.each([
    ['before the first entry', '2019-12-31', 0, false],
    ['at cost, without fees, before the first valuation', '2020-06-01', 100, true],
    ['at the latest valuation', '2021-01-01', 200, false],
    ['a valuation includes the cash flows of its day', '2021-06-01', 400, false],
    ['minus later distributions', '2022-01-01', 370, false],
  ])('%s', (_name, at, value, isCost) => {
    expect(valueAt(flows, valuations, at)).toEqual({ value, isCost })
  })

  test('never falls below 0, and later payments are added to 0', () => {
    const sold = [flow('distribution', '2022-01-01', 500), flow('follow-on', '2022-06-01', 20)]
    expect(valueAt(sold, [{ date: '2021-01-01', value: 400 }], '2022-03-01')).toEqual({ value: 0, isCost: false })
    expect(valueAt(sold, [{ date: '2021-01-01', value: 400 }], '2023-01-01')).toEqual({ value: 20, isCost: false })
  })
})

describe('returns', () => {
  test('a published example: the Pocatello Fund (CFA Institute, a practice question on private equity): DPI 0.46, RVPI 0.98, TVPI 1.44', () => {
    const fund = [
      flow('investment', '2004-12-31', 50_00),
      flow('follow-on', '2006-12-31', 75_00),
      flow('distribution', '2008-12-31', 19_00),
      flow('distribution', '2009-12-31', 38_00),
    ]
    const { dpi, rvpi, tvpi, moic } = returns(fund, [{ date: '2009-12-31', value: 122_70 }], '2009-12-31')
    expect([dpi, rvpi, tvpi, moic].map((each) => each?.toFixed(2))).toEqual(['0.46', '0.98', '1.44', '1.44'])
  })

  test('fees count as paid in but add no value', () => {
    const flows = [flow('investment', '2020-01-01', 80), flow('fee', '2020-01-01', 20)]
    expect(returns(flows, [{ date: '2021-01-01', value: 160 }], '2021-01-01')).toMatchObject({
      invested: 80,
      fees: 20,
      moic: 2,
      rvpi: 1.6,
      tvpi: 1.6,
      irr: expect.closeTo(1.6 ** (365 / 366) - 1, 10),
    })
  })

  test('later entries do not count', () => {
    const flows = [flow('investment', '2020-01-01', 80), flow('distribution', '2022-01-01', 500)]
    expect(returns(flows, [{ date: '2022-06-01', value: 900 }], '2021-12-31')).toMatchObject({ distributions: 0, value: 80, irr: 0 })
  })

  test('a total loss has a rate of -100 %, however long it took', () => {
    const flows = [flow('investment', '2020-01-01', 80), flow('fee', '2020-01-01', 20), flow('follow-on', '2021-01-01', 50)]
    const writtenOff = [{ date: '2021-06-30', value: 0 }]
    expect(returns(flows, writtenOff, '2021-06-30')).toMatchObject({ value: 0, moic: 0, tvpi: 0, irr: -1, irr_missing: null })
    expect(returns(flows, writtenOff, '2024-06-30').irr).toBe(-1)
    const refunded = [...flows, flow('distribution', '2020-01-01', 5)]
    expect(returns(refunded, writtenOff, '2021-06-30').irr, 'a refund on the same day').toBe(-1)
    expect(
      returnsOf(
        [flows, refunded].map((each) => positionOf(each, writtenOff, '2022-01-01')),
        '2022-01-01',
      ).irr,
    ).toBe(-1)
  })

  test.each([
    ['still held', [], '2022-01-01', 0],
    ['written off on the day of the investment', [{ date: '2020-01-01', value: 0 }], '2020-01-01', null],
  ] as const)('a holding that is not a total loss over time: %s', (_name, valuations, at, irr) => {
    expect(returns([flow('investment', '2020-01-01', 80)], valuations, at).irr).toBe(irr)
  })

  test('fees alone are no total loss', () => {
    expect(returns([flow('fee', '2020-01-01', 20)], [], '2022-01-01')).toMatchObject({ irr: null, irr_missing: 'oneSided' })
  })

  test('without money there are no ratios', () => {
    expect(returns([], [], '2020-01-01')).toMatchObject({
      invested: 0,
      moic: null,
      dpi: null,
      rvpi: null,
      tvpi: null,
      irr_missing: 'noFlows',
    })
  })
})

const at = '2025-12-31'
const date = fc.integer({ min: dayOf('2015-01-01'), max: dayOf('2025-12-01') }).map(dateOf)
const currency = fc.constantFrom<Currency>('EUR', 'GBP', 'SEK')
const holding: fc.Arbitrary<Holding> = fc.record({
  currency,
  status: fc.constantFrom(...investmentStatuses),
  first_date: date,
  industry: fc.constantFrom('CleanTech', 'SaaS', null),
  funding_stage: fc.constantFrom('seed' as const, null),
  country: fc.constantFrom('DE', 'FR', null),
  sdgs: fc.uniqueArray(fc.integer({ min: 1, max: 17 }), { maxLength: 3 }),
  flows: fc.array(fc.record({ kind: fc.constantFrom(...flowKinds), date, amount: fc.integer({ min: 1, max: 1e9 }) }), { maxLength: 12 }),
  valuations: fc.uniqueArray(fc.record({ date, value: fc.integer({ min: 0, max: 1e9 }) }), { maxLength: 3, selector: (each) => each.date }),
})
const holdings = fc.array(holding, { maxLength: 8 })
const rates: DatedRate[] = Array.from({ length: 600 }, (_, week) => dateOf(dayOf('2014-12-29') + week * 7)).flatMap((each, week) => [
  { currency: 'GBP', date: each, rate: `0.8${(week * 37) % 100}` },
  { currency: 'SEK', date: each, rate: `10.${(week * 53) % 1000}` },
])
const inEuros = (all: readonly Holding[], day = at) =>
  portfolioOf(all, { at: day, base: { currency: 'EUR', convert: converterTo('EUR', rates) } })
const sumsOf = ({ currencies }: ReturnType<typeof portfolioOf>) =>
  currencies.map(({ currency: each, returns: { invested, fees, distributions, value } }) => [each, invested, fees, distributions, value])

describe('any portfolio', () => {
  test('splitting flows and reordering changes nothing', () => {
    fc.assert(
      fc.property(holdings, (all) => {
        const split = all
          .map((each) => ({
            ...each,
            flows: each.flows.toReversed().flatMap((one) =>
              one.amount < 2
                ? [one]
                : [
                    { ...one, amount: 1 },
                    { ...one, amount: one.amount - 1 },
                  ],
            ),
            valuations: each.valuations.toReversed(),
          }))
          .toReversed()
        const order = <Group extends { key: string }>(groups: readonly Group[] = []) =>
          groups.toSorted((one, other) => (one.key < other.key ? -1 : 1))
        const [before, after] = [portfolioOf(all, { at }), portfolioOf(split, { at })]
        expect({ ...after, breakdowns: {} }).toEqual({ ...before, breakdowns: {} })
        for (const by of ['year', 'sector', 'stage', 'country', 'goal'] as const)
          expect(order(after.breakdowns[by])).toEqual(order(before.breakdowns[by]))
      }),
    )
  })

  test('scaling changes the sums but not the ratios', () => {
    fc.assert(
      fc.property(holdings, fc.integer({ min: 2, max: 1_000 }), (all, factor) => {
        const scaled = all.map((each) => ({
          ...each,
          flows: each.flows.map((one) => ({ ...one, amount: one.amount * factor })),
          valuations: each.valuations.map((one) => ({ ...one, value: one.value * factor })),
        }))
        const [before, after] = [portfolioOf(all, { at }), portfolioOf(scaled, { at })]
        expect(sumsOf(after)).toEqual(sumsOf(before).map(([each, ...sums]) => [each, ...sums.map((sum) => Number(sum) * factor)]))
        for (const [index, { returns: small }] of before.currencies.entries()) {
          const large = after.currencies[index]?.returns
          for (const ratio of ['moic', 'dpi', 'rvpi', 'tvpi'] as const)
            expect([large?.[ratio] === null, large?.[ratio] ?? 0]).toEqual([small[ratio] === null, expect.closeTo(small[ratio] ?? 0, 9)])
          expect(large?.irr_missing).toBe(small.irr_missing)
        }
      }),
    )
  })

  test('the sums of one currency do not depend on the others', () => {
    fc.assert(
      fc.property(holdings, (all) => {
        const { currencies } = portfolioOf(all, { at })
        for (const each of currencies) {
          const alone = portfolioOf(
            all.filter((one) => one.currency === each.currency),
            { at },
          )
          expect(alone.currencies).toEqual([each])
        }
      }),
    )
  })

  test('the groups of a breakdown add up to the total, except for goals', () => {
    fc.assert(
      fc.property(holdings, (all) => {
        const { currencies, breakdowns } = portfolioOf(all, { at })
        for (const { currency: each, investments, returns: whole } of currencies) {
          for (const by of ['year', 'sector', 'stage', 'country'] as const) {
            const parts = (breakdowns[by] ?? []).flatMap((group) => group.currencies.filter((one) => one.currency === each))
            expect(parts.reduce((sum, one) => sum + one.investments, 0)).toBe(investments)
            expect(parts.reduce((sum, one) => sum + one.returns.invested, 0)).toBe(whole.invested)
            expect(parts.reduce((sum, one) => sum + one.returns.value, 0)).toBe(whole.value)
          }
        }
      }),
    )
  })

  test('a single currency has the same sums with itself as the base', () => {
    fc.assert(
      fc.property(holdings, (all) => {
        const euros = all.filter((each) => each.currency === 'EUR')
        expect(inEuros(euros).base?.returns).toMatchObject(inEuros(euros).currencies[0]?.returns ?? { invested: 0 })
        expect(inEuros(all).base?.missing).toEqual([])
      }),
    )
  })
})

describe('in a base currency', () => {
  const one = (fields: Partial<Holding>): Holding => ({
    currency: 'GBP',
    status: 'active',
    first_date: '2024-01-02',
    industry: null,
    funding_stage: null,
    country: null,
    sdgs: [],
    flows: [flow('investment', '2024-01-02', 1_000), flow('distribution', '2024-02-02', 100)],
    valuations: [],
    ...fields,
  })
  const convert = (...given: [Currency, string, string][]) =>
    converterTo(
      'USD',
      given.map(([each, day, rate]) => ({ currency: each, date: day, rate })),
    )

  test('converts via the euro, at the latest rate of the ten days before', () => {
    const toDollars = convert(
      ['GBP', '2024-01-01', '0.8'],
      ['USD', '2024-01-02', '1.1'],
      ['GBP', '2024-01-20', '0.5'],
      ['USD', '2024-01-25', '1'],
    )
    const { base } = portfolioOf([one({}), one({ currency: 'EUR' })], { at: '2024-01-12', base: { currency: 'USD', convert: toDollars } })
    expect(base?.missing).toEqual([{ currency: 'GBP', date: '2024-01-12' }])
    expect(toDollars(1_000, 'GBP', '2024-01-11')).toBe(1_375)
    expect(toDollars(1_000, 'GBP', '2024-01-25')).toBe(2_000)
    expect(toDollars(1_000, 'GBP', '2024-01-13')).toBeUndefined()
    expect(toDollars(1_000, 'USD', '1950-01-01')).toBe(1_000)
  })

  test('rounds once, half to even', () => {
    const toDollars = convert(['GBP', '2024-01-01', '2'], ['USD', '2024-01-01', '1'])
    expect([1, 3, 5, 7, 8].map((amount) => toDollars(amount, 'GBP', '2024-01-01'))).toEqual([0, 2, 2, 4, 4])
    const exact = convert(['GBP', '2024-01-01', '0.000000003'], ['USD', '2024-01-01', '0.000000009'])
    expect(exact(1_999_999_999_999, 'GBP', '2024-01-01')).toBe(5_999_999_999_997)
  })

  test('reports the missing rates of both currencies, and adds up only the groups that are complete', () => {
    const all = [one({ industry: 'SaaS' }), one({ currency: 'USD', industry: 'CleanTech' })]
    const { base, breakdowns } = portfolioOf(all, { at: '2024-03-01', base: { currency: 'USD', convert: convert() } })
    expect(base).toEqual({
      currency: 'USD',
      returns: null,
      missing: ['2024-03-01', '2024-02-02', '2024-01-02'].flatMap((day) => ['GBP', 'USD'].map((each) => ({ currency: each, date: day }))),
    })
    expect(breakdowns.sector.map((group) => [group.key, group.base?.invested ?? null])).toEqual([
      ['CleanTech', 1_000],
      ['SaaS', null],
    ])
  })

  test.each<[Currency, Parameters<typeof convert>, Currency]>([
    ['EUR', [], 'USD'],
    ['GBP', [['GBP', '2024-01-02', '0.8']], 'USD'],
    ['GBP', [['USD', '2024-01-02', '1.1']], 'GBP'],
  ])('names the rate that is missing to convert %s with %j', (held, given, missing) => {
    const toDollars = convert(...given)
    const { base } = portfolioOf([one({ currency: held })], { at: '2024-01-02', base: { currency: 'USD', convert: toDollars } })
    expect(base).toEqual({ currency: 'USD', returns: null, missing: [{ currency: missing, date: '2024-01-02' }] })
  })

  test('has no total if a sum is too large to be exact', () => {
    const convertFar = convert(['GBP', '2024-01-01', '0.000000001'], ['USD', '2024-01-01', '999999999'])
    const { base } = portfolioOf([one({ flows: [flow('investment', '2024-01-01', 2e12)] })], {
      at: '2024-01-01',
      base: { currency: 'USD', convert: convertFar },
    })
    expect(base).toEqual({ currency: 'USD', returns: null, missing: [] })
  })
})
