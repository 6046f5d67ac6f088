import { expect, test } from 'vitest'
import { nextStep } from './first-steps.ts'

test('members go on with what tells most of what is missing', () => {
  expect(nextStep(['bio', 'location', 'industry'])).toBe('you')
  expect(nextStep(['company_name', 'location', 'industry'])).toBe('work')
  expect(nextStep(['company_name', 'location'])).toBe('place')
  expect(nextStep(['company_name'])).toBe('you')
  expect(nextStep([])).toBeUndefined()
})
