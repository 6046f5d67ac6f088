import { expect, test } from 'vitest'
import * as z from 'zod'
import { invalid, textOfIssue, tooLong } from './invalid.ts'

const wordsOf = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues.map(({ message }) => message)

test('an issue is mapped to its text in the catalogue', () => {
  const [words = ''] = wordsOf(z.string().max(1_200, tooLong(1_200)), 'x'.repeat(1_201)) ?? []
  expect(words).toBe('Please keep this to 1,200 characters')
  expect(textOfIssue(words)).toEqual({
    id: 'invalid.tooLong',
    message: 'Please keep this to {most, number} characters',
    parameters: { most: 1_200 },
  })
})

test('a text without parameters has none, and default messages of a schema are not texts', () => {
  const [words = ''] = wordsOf(z.string(invalid({ id: 'tests.missing', message: 'Please say something' })), 1) ?? []
  expect(textOfIssue(words)).toEqual({ id: 'tests.missing', message: 'Please say something' })
  expect(textOfIssue(wordsOf(z.string(), 1)?.[0] ?? '')).toBeUndefined()
})
