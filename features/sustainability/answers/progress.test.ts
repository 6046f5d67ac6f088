import { expect, test } from 'vitest'
import { questionById } from '../catalogue/catalogue.ts'
import { byQuestion, isAsked, nextQuestion, progressIn } from './progress.ts'
import type { State } from './value.ts'

const answered = (question: string, value: string | boolean | string[], state: State = 'stated') => ({
  question,
  value,
  amount: typeof value === 'string' ? value : null,
  state,
})
const isAskedWith = (id: string, answers: Parameters<typeof byQuestion>[0]) => {
  const question = questionById(id)
  if (!question) throw new Error(`there is no question ${id}`)
  return isAsked(question, byQuestion(answers as ReturnType<typeof answered>[]))
}

test('drafts count as nothing', () => {
  const before = progressIn('invest-europe-minimum', byQuestion([]))
  expect(before.answered).toBe(0)
  expect(progressIn('invest-europe-minimum', byQuestion([answered('code-of-conduct', true, 'draft')]))).toEqual(before)
  expect(progressIn('invest-europe-minimum', byQuestion([answered('code-of-conduct', true)])).answered).toBe(1)
})

test('some questions are only for those who answered others', () => {
  expect(isAskedWith('circular-economy-description', [])).toBe(false)
  expect(isAskedWith('circular-economy-description', [answered('circular-economy', false)])).toBe(false)
  expect(isAskedWith('circular-economy-description', [answered('circular-economy', true)])).toBe(true)
  expect(isAskedWith('gender-pay-gap', [answered('employees', '149')])).toBe(false)
  expect(isAskedWith('gender-pay-gap', [answered('employees', '150')])).toBe(true)
})

test('what a reader waits for comes first, then the short set, and computed figures last', () => {
  expect(nextQuestion(byQuestion([]), [])?.frameworks).toContain('invest-europe-minimum')
  const next = nextQuestion(byQuestion([]), ['eu-taxonomy'])
  expect(next?.frameworks).toContain('eu-taxonomy')
  expect(next?.formula).toBeUndefined()
})
