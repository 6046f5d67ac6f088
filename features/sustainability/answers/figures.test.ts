import { expect, test } from 'vitest'
import { type Stated, computeFigures } from './figures.ts'
import type { Basis, State } from './value.ts'
import { withFigures } from './with-figures.ts'

const stated = (question: string, value: string, row = ''): Stated => ({ question, row, amount: value, value })
const resultOf = (answers: readonly Stated[], question: string, row = '') =>
  computeFigures(answers).find((figure) => figure.question === question && figure.row === row)

test('a sum is exact, and differs by what was stated', () => {
  const parts = [stated('energy-consumption-renewable', '0.1'), stated('energy-consumption-non-renewable', '0.2')]
  // In binary fractions 0.1 + 0.2 is 0.30000000000000004.
  expect(resultOf(parts, 'energy-consumption')).toMatchObject({ computed: '0.3', difference: null })
  expect(resultOf([...parts, stated('energy-consumption', '0.3')], 'energy-consumption')).toMatchObject({ difference: null })
  expect(resultOf([...parts, stated('energy-consumption', '0.25')], 'energy-consumption')).toMatchObject({ difference: '-0.05' })
})

test('what nobody has answered leaves a figure unknown, and what does not apply counts as 0', () => {
  const renewable = stated('energy-consumption-renewable', '120')
  expect(resultOf([renewable], 'energy-consumption')).toBeUndefined()
  const none: Stated = { question: 'energy-consumption-non-renewable', row: '', amount: null, value: null }
  expect(resultOf([renewable, none], 'energy-consumption')).toMatchObject({ computed: '120' })
})

test('rows are added, and a computed figure serves the next formula', () => {
  const materials = [stated('material-weight', '3.5', 'Steel'), stated('material-weight', '1.25', 'Copper')]
  expect(resultOf(materials, 'total-material-weight')).toMatchObject({ computed: '4.75' })
  const emissions = [stated('scope-1-emissions', '60'), stated('scope-2-emissions-location-based', '15'), stated('turnover', '1500000')]
  // (60 + 15) / 1,500,000 = 0.00005
  expect(resultOf(emissions, 'scope-1-2-intensity-location-based')).toMatchObject({ computed: '0.00005' })
})

test('a quotient agrees if it rounds to what was stated', () => {
  // 2 accidents in 51,000 hours, for each 200,000 hours: 7.843137…
  const accidents = [stated('work-accidents', '2'), stated('hours-worked', '51000')]
  expect(resultOf(accidents, 'work-accident-rate')).toMatchObject({ computed: '7.843137' })
  const withRate = (rate: string) => resultOf([...accidents, stated('work-accident-rate', rate)], 'work-accident-rate')?.difference
  expect(withRate('7.84')).toBeNull()
  expect(withRate('8')).toBeNull()
  expect(withRate('7.9')).toBe('0.1')
  expect(resultOf([stated('work-accidents', '2'), stated('hours-worked', '0')], 'work-accident-rate')).toBeUndefined()
})

test('emissions for each unit of turnover keep their small decimals', () => {
  const emissions = [stated('scope-1-emissions', '120'), stated('scope-2-emissions-location-based', '0'), stated('turnover', '50000000')]
  const intensity = 'scope-1-2-intensity-location-based'
  expect(resultOf(emissions, intensity)).toMatchObject({ computed: '0.0000024' })
  for (const given of ['0.0000024', '0.000002'])
    expect(resultOf([...emissions, stated(intensity, given)], intensity)?.difference).toBeNull()
  expect(resultOf([...emissions, stated(intensity, '0.0000025')], intensity)).toMatchObject({ difference: '0.0000001' })
  // 120 / 9,840,000 = 0.0000121951219512…
  const endless = [...emissions.slice(0, 2), stated('turnover', '9840000')]
  expect(resultOf(endless, intensity)).toMatchObject({ computed: '0.0000121951' })
  for (const given of ['0.0000121951', '0.000012195122'])
    expect(resultOf([...endless, stated(intensity, given)], intensity)?.difference).toBeNull()
})

test('rows are computed with the same row of their parts', () => {
  const waste = [
    stated('recycled-waste', '2', 'waste:a'),
    stated('disposed-waste', '1', 'waste:a'),
    stated('recycled-waste', '5', 'waste:b'),
  ]
  expect(resultOf(waste, 'waste-by-type', 'waste:a')).toMatchObject({ computed: '3' })
  expect(resultOf(waste, 'waste-by-type', 'waste:b')).toBeUndefined()
})

test('a figure that nobody stated is as reliable as the weakest answer behind it', () => {
  const given = (question: string, value: string, state: State, basis: Basis | null = null) => ({
    ...stated(question, value),
    state,
    basis,
  })
  const method = { ...given('scope-2-method', 'market-based', 'confirmed'), amount: null }
  const answers = [
    method,
    given('scope-1-emissions', '60', 'evidenced', 'measured'),
    given('scope-2-emissions-market-based', '10', 'confirmed', 'measured'),
    given('scope-2-emissions-location-based', '15', 'draft', 'estimated'),
    given('scope-3-emissions', '30', 'stated', 'measured'),
  ]
  const standingOf = (question: string) =>
    withFigures(answers).flatMap((each) => (each.question === question ? [[each.amount, each.state, each.basis]] : []))
  expect(standingOf('scope-2-emissions')).toEqual([['10', 'confirmed', 'measured']])
  expect(standingOf('total-emissions'), 'the answers behind its parts count, too').toEqual([['100', 'stated', 'measured']])
  expect(standingOf('scope-1-2-emissions-location-based')).toEqual([['75', 'draft', 'estimated']])
  expect(standingOf('scope-1-emissions'), 'what was stated stays').toEqual([['60', 'evidenced', 'measured']])
})
