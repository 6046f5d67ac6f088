import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Held, type Weighted, companiesOf, weigh } from './companies.ts'
import { type EnteredFigure, type FigureValue, type ImpactFigure, figuresFinder } from './figures.ts'
import { latestYear, quarterEnds } from './quarters.ts'
import { type Question, questionIds, rowsOf } from './questions.ts'
import { type StatementInput, missingFrom, statementOf } from './statement.ts'

const year = 2025
const days = quarterEnds(year, '2026-06-30')
const million = 1_000_000

type Answers = Partial<Record<Question, FigureValue | Record<string, number>>>

/** The answers of an organisation; amounts are in euros unless a currency is given. */
const answersOf = (
  organisationId: string,
  answers: Answers,
  { basis = 'measured', currency = 'EUR' }: Partial<Pick<ImpactFigure, 'basis' | 'currency'>> = {},
) =>
  Object.entries(answers).flatMap(([question, answer]): ImpactFigure[] => {
    const rows = typeof answer === 'object' ? Object.entries(answer) : [['', answer] as const]
    return rows.map(([row, value]) => ({ organisationId, year, question, row, value, currency, basis }))
  })

/** Investments of certain values in million euros at the ends of the quarters. */
const weighted = (organisationId: string, values: readonly number[]): Weighted => ({
  company: { id: organisationId, name: organisationId, organisationId, investmentIds: [organisationId], holdings: [] },
  values: values.map((value) => value * million),
})

function inputOf(
  companies: readonly Weighted[],
  reported: readonly ImpactFigure[],
  entered: readonly EnteredFigure[] = [],
): StatementInput {
  const find = figuresFinder(reported, entered)
  return {
    companies,
    figuresOf: ({ company }) => find(company, year),
    toEuros: (amount, currency) => ({ EUR: amount, SEK: amount / 10 })[currency],
  }
}

const valueIn = (input: StatementInput, indicator: number, part = '') => partIn(input, indicator, part).value
function partIn(input: StatementInput, indicator: number, part = '') {
  const found = statementOf(input).find((each) => each.indicator === indicator && each.part === part)
  if (!found) throw new Error(`no indicator ${indicator} ${part}`)
  return found
}

/**
 * Two companies that answer everything. Arvo was held all year, at 1 million at each quarter's end; 2 million of Boro were bought in the
 * third quarter. So the ends of the first two quarters have Arvo alone, and the last two have 3 million, of which Arvo is a third.
 */
const arvo: Answers = {
  'enterprise-value': 10 * million,
  turnover: 5 * million,
  'scope-1-emissions': 100,
  'scope-2-emissions-location-based': 50,
  'scope-3-emissions': 350,
  'active-in-fossil-fuels': true,
  'energy-consumption': 1_000,
  'energy-consumption-non-renewable': 400,
  'energy-production': 0,
  'sector-energy-consumption': { c: 2_000 },
  'sector-turnover': { c: 4 * million },
  'affects-biodiversity-areas': false,
  'emissions-to-water': 5,
  'hazardous-waste': 20,
  'ungc-oecd-violations': 'none',
  'ungc-oecd-processes': false,
  'gender-pay-gap': 12,
  'board-members': 4,
  'board-members-female': 1,
  'controversial-weapons': false,
}
const boro: Answers = {
  'enterprise-value': 20 * million,
  turnover: 4 * million,
  'scope-1-emissions': 10,
  'scope-2-emissions-location-based': 99,
  'scope-2-emissions-market-based': 20,
  'scope-3-emissions': 170,
  'active-in-fossil-fuels': false,
  'energy-consumption': 1_200,
  'energy-consumption-non-renewable': 900,
  'energy-production': 500,
  'energy-production-non-renewable': 100,
  'sector-energy-consumption': { c: 3_000, h: 500 },
  'sector-turnover': { c: 2 * million, h: 1 * million },
  'affects-biodiversity-areas': true,
  'emissions-to-water': 40,
  'hazardous-waste': 0,
  'ungc-oecd-violations': 'oecd',
  'ungc-oecd-processes': true,
  'gender-pay-gap': -3,
  'board-members': 5,
  'board-members-female': 3,
  'controversial-weapons': false,
}
const both = [weighted('arvo', [1, 1, 1, 1]), weighted('boro', [0, 0, 2, 2])]
const example = inputOf(both, [...answersOf('arvo', arvo), ...answersOf('boro', boro)])

describe('worked examples', () => {
  test.each([
    // Arvo is financed to 1/10, Boro to 2/20, so a tenth of each one's emissions counts, Boro's in two of four quarters.
    // Scope 1: Arvo 10, Boro 1: (10 + 10 + 11 + 11) / 4 = 10.5
    [1, 'scope-1', 10.5],
    // Scope 2: Arvo 5 (location-based, it has no other), Boro 2 (market-based): (5 + 5 + 7 + 7) / 4 = 6
    [1, 'scope-2', 6],
    // Scope 3: Arvo 35, Boro 17: (35 + 35 + 52 + 52) / 4 = 43.5
    [1, 'scope-3', 43.5],
    // 10.5 + 6 + 43.5 = 60
    [1, 'total', 60],
    // Arvo alone: 50 t / 1 million = 50. Both: (50 + 20) t / 3 million = 23.33. (50 + 50 + 23.33 + 23.33) / 4 = 36.67
    [2, '', 110 / 3],
    // Arvo: 500 t / 5 million = 100. Boro: 200 t / 4 million = 50. Both: 1/3 × 100 + 2/3 × 50 = 66.67. (100 + 66.67) / 2 = 83.33
    [3, '', 250 / 3],
    // Arvo is active: all of the value, then a third of it: (100 + 33.33) / 2 = 66.67 %
    [4, '', 200 / 3],
    // Arvo: 400 of 1,000 MWh = 40 %. Boro: 900 of 1,200 = 75 %. Both: 1/3 × 40 + 2/3 × 75 = 63.33. (40 + 63.33) / 2 = 51.67 %
    [5, 'consumption', 155 / 3],
    // Arvo produces nothing, so only the two quarters with Boro have an average: 100 of 500 MWh = 20 %
    [5, 'production', 20],
    // Manufacturing. Arvo: 2 GWh / 4 million = 0.5. Boro: 3 GWh / 2 million = 1.5. Both: 1/3 × 0.5 + 2/3 × 1.5 = 1.1667. (0.5 + 1.1667) / 2 = 0.8333
    [6, 'c', 5 / 6],
    // Transport: Boro alone, 0.5 GWh / 1 million
    [6, 'h', 0.5],
    // Boro does: nothing, then two thirds: (0 + 66.67) / 2 = 33.33 %
    [7, '', 100 / 3],
    // Arvo: 5 t / 10 = 0.5 t; Boro: 40 t / 10 = 4 t. 0.5 t / 1 million, then 4.5 t / 3 million = 1.5. (0.5 + 1.5) / 2 = 1
    [8, '', 1],
    // Arvo: 20 t / 10 = 2 t; Boro: 0. 2 t / 1 million, then 2 t / 3 million = 0.67. (2 + 0.67) / 2 = 1.33
    [9, '', 4 / 3],
    // Boro violates the OECD Guidelines: (0 + 66.67) / 2
    [10, '', 100 / 3],
    // Arvo has no processes: (100 + 33.33) / 2
    [11, '', 200 / 3],
    // Arvo 12 %, Boro −3 %: 12, then 1/3 × 12 − 2/3 × 3 = 2. (12 + 2) / 2 = 7 %
    [12, '', 7],
    // Arvo 1 of 4 = 25 %, Boro 3 of 5 = 60 %: 25, then 1/3 × 25 + 2/3 × 60 = 48.33. (25 + 48.33) / 2 = 36.67 %
    [13, '', 110 / 3],
    [14, '', 0],
  ])('indicator %i %s is %d', (indicator, part, expected) => {
    expect(valueIn(example, indicator, part)).toBeCloseTo(expected, 10)
  })

  test('a sector in which no company is active has no number', () => {
    expect(valueIn(example, 6, 'a')).toBeNull()
  })

  test('everything is covered', () => {
    for (const { coverage } of statementOf(example)) expect(coverage).toEqual({ measured: 1, estimated: 0, missing: 0, entered: 0 })
    expect(both.map((each) => missingFrom(each, example))).toEqual([[], []])
  })
})

describe('what is missing', () => {
  test('a company without figures is left out of the number, and its value counts as missing', () => {
    const input = inputOf(both, answersOf('arvo', arvo))
    // Arvo's 1 million of an average of (1 + 1 + 3 + 3) / 4 = 2 million.
    expect(partIn(input, 4)).toMatchObject({ value: 100, coverage: { measured: 0.5, estimated: 0, missing: 0.5 } })
    // In each quarter the same 50 t of Arvo, for the 1 million in Arvo.
    expect(valueIn(input, 1, 'total')).toBeCloseTo(50, 10)
    expect(valueIn(input, 2)).toBeCloseTo(50, 10)
  })

  test('without any figures there are no numbers', () => {
    for (const { value, coverage } of statementOf(inputOf(both, []))) {
      expect(value).toBeNull()
      expect(coverage).toEqual({ measured: 0, estimated: 0, missing: 1, entered: 0 })
    }
    expect(statementOf(inputOf([], [])).every(({ value }) => value === null)).toBe(true)
  })

  test('one scope is known without the others, but no total', () => {
    const input = inputOf(both, answersOf('arvo', { 'enterprise-value': 10 * million, 'scope-1-emissions': 100 }))
    expect(valueIn(input, 1, 'scope-1')).toBeCloseTo(10, 10)
    expect(valueIn(input, 1, 'scope-2')).toBeNull()
    expect(valueIn(input, 1, 'total')).toBeNull()
    expect(valueIn(input, 2)).toBeNull()
  })

  test('an enterprise value of 0, a negative mass and the wrong kind of answer are no answers', () => {
    const input = inputOf(
      both,
      answersOf('arvo', { ...arvo, 'enterprise-value': 0, 'energy-consumption': -1, 'controversial-weapons': 'no' }),
    )
    const [first] = both
    expect(first && missingFrom(first, input).map(({ question }) => question)).toEqual([
      'enterprise-value',
      'energy-consumption',
      'controversial-weapons',
    ])
    expect(valueIn(input, 1, 'total')).toBeNull()
  })

  test('a company with no revenue, no board and no energy of its own has no ratio, but nothing is missing', () => {
    const input = inputOf(
      [weighted('arvo', [1, 1, 1, 1])],
      answersOf('arvo', { ...arvo, turnover: 0, 'board-members': 0, 'board-members-female': 0, 'energy-consumption': 0 }),
    )
    for (const [indicator, part] of [
      [3, ''],
      [5, 'consumption'],
      [5, 'production'],
      [13, ''],
    ] as const)
      expect(partIn(input, indicator, part)).toMatchObject({ value: null, coverage: { measured: 1, missing: 0 } })
  })

  test('names each missing answer once; sectors only once for all of them', () => {
    const [first] = both
    const missing = first ? missingFrom(first, inputOf(both, [])) : []
    expect(missing.map(({ question, row }) => question + row)).toEqual([...new Set(missing.map(({ question, row }) => question + row))])
    expect(missing.filter(({ question }) => question.startsWith('sector'))).toEqual([{ question: 'sector-energy-consumption', row: '' }])
  })

  test('a company in another sector counts as known, and one of a sector’s two figures as missing', () => {
    const halfKnown = inputOf([weighted('arvo', [1, 1, 1, 1])], answersOf('arvo', { 'sector-energy-consumption': { c: 1 } }))
    expect(partIn(halfKnown, 6, 'a')).toMatchObject({ value: null, coverage: { measured: 1, missing: 0 } })
    expect(partIn(halfKnown, 6, 'c')).toMatchObject({ value: null, coverage: { measured: 0, missing: 1 } })
    expect(halfKnown.companies.flatMap((each) => missingFrom(each, halfKnown))).toContainEqual({ question: 'sector-turnover', row: 'c' })
  })
})

describe('where figures come from', () => {
  test('one estimated figure makes a number estimated', () => {
    const reported = [
      ...answersOf('arvo', arvo).map((figure) =>
        figure.question === 'scope-3-emissions' ? { ...figure, basis: 'estimated' as const } : figure,
      ),
      ...answersOf('boro', boro),
    ]
    expect(partIn(inputOf(both, reported), 2).coverage).toEqual({ measured: 0.5, estimated: 0.5, missing: 0, entered: 0 })
    expect(partIn(inputOf(both, reported), 1, 'scope-1').coverage).toMatchObject({ measured: 1, estimated: 0 })
  })

  test('the company’s own figures take precedence over those that are entered', () => {
    const entered = (question: Question, value: FigureValue): EnteredFigure => ({
      investmentId: 'arvo',
      year,
      question,
      row: '',
      value,
      basis: 'estimated',
    })
    const input = inputOf([weighted('arvo', [1, 1, 1, 1])], answersOf('arvo', { 'gender-pay-gap': 12 }), [
      entered('gender-pay-gap', 50),
      entered('controversial-weapons', true),
    ])
    expect(partIn(input, 12)).toMatchObject({ value: 12, coverage: { measured: 1, estimated: 0, entered: 0 } })
    expect(partIn(input, 14)).toMatchObject({ value: 100, coverage: { measured: 0, estimated: 1, entered: 1 } })
  })

  test('figures of another year do not count', () => {
    const lastYear = answersOf('arvo', arvo).map((figure) => ({ ...figure, year: year - 1 }))
    expect(partIn(inputOf(both, lastYear), 4).coverage.missing).toBe(1)
  })

  test('amounts are converted, and missing without a rate', () => {
    // 100 million SEK are 10 million euros.
    const inKronor = { ...arvo, 'enterprise-value': 100 * million, turnover: 50 * million }
    const alone = [weighted('arvo', [1, 1, 1, 1])]
    const converted = inputOf(alone, answersOf('arvo', inKronor, { currency: 'SEK' }))
    expect(valueIn(converted, 1, 'total')).toBeCloseTo(50, 10)
    expect(valueIn(converted, 3)).toBeCloseTo(100, 10)
    expect(valueIn(inputOf(alone, answersOf('arvo', inKronor, { currency: 'USD' })), 3)).toBeNull()
  })
})

describe('quarters', () => {
  test('a running year has those that have ended', () => {
    expect(quarterEnds(2026, '2026-09-30')).toEqual(['2026-03-31', '2026-06-30', '2026-09-30'])
    expect(latestYear('2026-03-30')).toBe(2025)
    expect(latestYear('2026-03-31')).toBe(2026)
  })
})

describe('companies', () => {
  const held = (fields: Partial<Held> & { id: string }): Held => ({
    company_name: 'Terravolta',
    organisation_id: null,
    status: 'active',
    currency: 'EUR',
    flows: [{ kind: 'investment', date: '2024-01-15', amount: 100_00 }],
    valuations: [],
    ...fields,
  })
  const groups = (all: readonly Held[]) => companiesOf(all).map(({ investmentIds }) => investmentIds.join(' '))

  test('are told apart by name, and by organisation where it is known', () => {
    expect(groups([held({ id: '1' }), held({ id: '2', company_name: ' terravolta ' }), held({ id: '3', company_name: 'Other' })])).toEqual([
      '1 2',
      '3',
    ])
    expect(
      groups([held({ id: '1' }), held({ id: '2', organisation_id: 'o' }), held({ id: '3', organisation_id: 'o', company_name: 'TV' })]),
    ).toEqual(['1 2 3'])
    expect(groups([held({ id: '1' }), held({ id: '2', organisation_id: 'o' }), held({ id: '3', organisation_id: 'p' })])).toEqual([
      '1',
      '2',
      '3',
    ])
  })

  test('planned investments and companies that were not held do not count', () => {
    expect(groups([held({ id: '1', status: 'pending' })])).toEqual([])
    const sold = held({ id: '1', valuations: [{ date: '2024-12-31', value: 0 }] })
    expect(weigh(companiesOf([sold]), days, (amount) => amount)).toEqual({ weighted: [], missing: [] })
  })

  test('are valued at the end of each quarter, in euros', () => {
    const one = held({ id: '1', currency: 'SEK', valuations: [{ date: '2025-06-30', value: 300_00 }] })
    const another = held({ id: '2', valuations: [{ date: '2025-12-01', value: 0 }] })
    const rates = (amount: number, currency: string) => (currency === 'EUR' ? amount : amount / 10)
    expect(weigh(companiesOf([one, another]), days, rates).weighted[0]?.values).toEqual([110, 130, 130, 30])
    const noRate = (amount: number, currency: string) => (currency === 'EUR' ? amount : undefined)
    expect(weigh(companiesOf([one, another]), days, noRate).missing).toEqual(days.map((date) => ({ currency: 'SEK', date })))
  })

  test('splitting an investment into two of the same company changes nothing', () => {
    const figure = fc.constantFrom(...questionIds).chain((question) =>
      fc.record({
        question: fc.constant(question),
        row: fc.constantFrom(...rowsOf(question)),
        value: fc.oneof(fc.integer({ min: 0, max: 1_000 }), fc.boolean(), fc.constantFrom('none', 'both')),
        basis: fc.constantFrom('measured' as const, 'estimated' as const),
        company: fc.nat(2),
      }),
    )
    const valuations = fc.array(fc.record({ date: fc.constantFrom(...days, '2025-05-05'), value: fc.nat(1_000_000) }), { maxLength: 3 })
    const ledger = fc.array(fc.record({ company: fc.nat(2), valuations }), { minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(
        ledger,
        fc.array(figure, { maxLength: 80 }),
        fc.nat(),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (investments, figures, which, share) => {
          const whole = investments.map((each, index) =>
            held({ id: String(index), company_name: `Company ${each.company}`, flows: [], valuations: each.valuations }),
          )
          const at = which % whole.length
          const part = (id: string, of: (value: number) => number) => {
            const original = whole[at]
            return held({
              ...original,
              id,
              valuations: (original?.valuations ?? []).map(({ date, value }) => ({ date, value: of(value) })),
            })
          }
          const split = whole.toSpliced(
            at,
            1,
            part(String(at), (value) => Math.floor(value * share)),
            part('new', (value) => value - Math.floor(value * share)),
          )
          const statement = (all: readonly Held[]) => {
            const companies = companiesOf(all)
            const entered = companies.flatMap(({ name, id }) =>
              figures
                .filter(({ company }) => name === `Company ${company}`)
                .map((each): EnteredFigure => ({ ...each, investmentId: id, year, currency: 'EUR' })),
            )
            return statementOf(inputOf(weigh(companies, days, (amount) => amount).weighted, [], entered))
          }
          expect(statement(split)).toEqual(statement(whole))
        },
      ),
      { numRuns: 200 },
    )
  })
})
