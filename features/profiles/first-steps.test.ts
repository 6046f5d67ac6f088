import { expect, test } from 'vitest'
import { isDone, nextStep } from './first-steps.ts'

test('members go on with what tells most of what is missing', () => {
  expect(nextStep(['bio', 'location', 'industry'])).toBe('you')
  expect(nextStep(['company_name', 'location', 'industry'])).toBe('work')
  expect(nextStep(['company_name', 'location'])).toBe('place')
  expect(nextStep(['company_name'])).toBe('you')
  expect(nextStep([])).toBeUndefined()
})

test('a step is done once nothing is missing that it is about', () => {
  expect(isDone('you', ['bio', 'industry'])).toBe(false)
  expect(isDone('you', ['company_name', 'industry'])).toBe(true)
  expect(isDone('work', ['company_name', 'industry'])).toBe(false)
  expect(isDone('place', [])).toBe(true)
})
