import { expect, test } from 'vitest'
import type { KnownFigure } from '../../contract.ts'
import { fieldTexts } from '../../field-texts.ts'
import { changedFigures, initialValues, problemsIn } from './form-values.ts'

const known = (fields: Partial<KnownFigure>): KnownFigure => ({
  question: 'turnover',
  row: '',
  value: 1,
  currency: null,
  basis: 'measured',
  source: 'entered',
  note: '',
  entered: null,
  ...fields,
})
const before = initialValues([
  known({ value: 5_000, currency: 'SEK' }),
  known({ question: 'controversial-weapons', value: false }),
  known({ question: 'sector-energy-consumption', row: 'c', value: 7 }),
])

test('starts with what was entered', () => {
  expect(before).toMatchObject({
    turnover: 5_000,
    'controversial-weapons': 'no',
    'sector-energy-consumption c': 7,
    'scope-1-emissions': null,
    'ungc-oecd-violations': '',
    currency: 'SEK',
  })
})

test('sends only what was changed, and deletes what was emptied', () => {
  expect(changedFigures(before, before)).toEqual([])
  const now = { ...before, 'controversial-weapons': 'yes', 'sector-energy-consumption c': null, basis: 'estimated', note: 'Report' }
  expect(changedFigures(before, now)).toEqual([
    { question: 'sector-energy-consumption', row: 'c', value: null, currency: null, basis: 'estimated', note: 'Report' },
    { question: 'controversial-weapons', row: '', value: true, currency: null, basis: 'estimated', note: 'Report' },
  ])
})

test('another currency changes all amounts', () => {
  expect(changedFigures(before, { ...before, currency: 'EUR' })).toMatchObject([{ question: 'turnover', value: 5_000, currency: 'EUR' }])
})

test('finds problems before anything is sent', () => {
  const now = { ...before, 'gender-pay-gap': 120, 'board-members': 2, 'board-members-female': 3 }
  const problems = problemsIn(changedFigures(before, now), now)
  expect(Object.keys(problems).toSorted()).toEqual(['board-members-female', 'gender-pay-gap'])
  expect(problems['gender-pay-gap']?.id).toBe(fieldTexts.percent.id)
})
