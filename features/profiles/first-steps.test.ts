import { expect, test } from 'vitest'
import { isDone, nextStep } from './first-steps.ts'

test('members continue with the most informative missing field', () => {
  expect(nextStep(['bio', 'location', 'industry'])).toBe('you')
  expect(nextStep(['company_name', 'location', 'industry'])).toBe('work')
  expect(nextStep(['company_name', 'location'])).toBe('place')
  expect(nextStep(['company_name'])).toBe('you')
  expect(nextStep([])).toBeUndefined()
})

test('a step is done once none of its fields is missing', () => {
  expect(isDone('you', ['bio', 'industry'])).toBe(false)
  expect(isDone('you', ['company_name', 'industry'])).toBe(true)
  expect(isDone('work', ['company_name', 'industry'])).toBe(false)
  expect(isDone('place', [])).toBe(true)
})
