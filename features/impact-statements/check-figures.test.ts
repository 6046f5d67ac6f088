import { expect, test } from 'vitest'
import { contradictionIn, invalidPart } from './check-figures.ts'
import { fieldTexts } from './field-texts.ts'
import type { FigureValue } from './figures.ts'
import { impactStatementProblems } from './problems.ts'
import type { Question } from './questions.ts'

test.each<[Question, FigureValue, string | undefined, string | undefined]>([
  ['turnover', 0, 'EUR', undefined],
  ['turnover', 1.5, 'XYZ', fieldTexts.currency.id],
  ['turnover', 1.5, undefined, fieldTexts.currency.id],
  ['enterprise-value', 0, 'EUR', fieldTexts.enterpriseValue.id],
  ['energy-consumption', -1, undefined, fieldTexts.number.id],
  ['energy-consumption', Number.NaN, undefined, fieldTexts.number.id],
  ['energy-consumption', 1e14, undefined, fieldTexts.largeNumber.id],
  ['gender-pay-gap', 101, undefined, fieldTexts.percent.id],
  ['gender-pay-gap', -20, undefined, undefined],
  ['board-members', 2.5, undefined, fieldTexts.people.id],
  ['controversial-weapons', 'no', undefined, fieldTexts.answer.id],
  ['ungc-oecd-violations', 'some', undefined, fieldTexts.answer.id],
  ['ungc-oecd-violations', 'both', undefined, undefined],
])('%s: %s %s', (question, value, currency, problem) => {
  expect(invalidPart({ question, row: '', value, currency })?.text.id).toBe(problem)
})

test('only questions by sector have rows', () => {
  expect(invalidPart({ question: 'sector-energy-consumption', row: 'c', value: 1 })).toBeUndefined()
  expect(invalidPart({ question: 'sector-energy-consumption', row: '', value: 1 })?.part).toBe('row')
  expect(invalidPart({ question: 'energy-consumption', row: 'c', value: 1 })?.part).toBe('row')
})

test('a part is not more than the whole', () => {
  const found = (figures: Partial<Record<Question, number>>) => contradictionIn((question) => figures[question])
  expect(found({ 'board-members': 3, 'board-members-female': 4 })).toBe(impactStatementProblems.tooManyWomen)
  expect(found({ 'board-members': 3, 'board-members-female': 3, 'energy-consumption-non-renewable': 5 })).toBeUndefined()
  expect(found({ 'energy-production': 3, 'energy-production-non-renewable': 4 })).toBe(impactStatementProblems.tooMuchProduction)
})
