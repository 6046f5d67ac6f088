import { ORPCError } from '@orpc/client'
import { expect, test } from 'vitest'
import { activateTexts } from './i18n.ts'
import { problemOf } from './problem.ts'

activateTexts()

test('responses that do not come from the server are not quoted', () => {
  const answers = [
    [new ORPCError('BAD_GATEWAY', { status: 502, message: 'Bad Gateway' }), 'The server is busy. Please try again in a few seconds.'],
    [new ORPCError('INTERNAL_SERVER_ERROR', { status: 500, message: 'Internal Server Error' }), 'An unexpected error occurred'],
    [new ORPCError('NOT_ACCEPTABLE', { status: 406, message: 'Not Acceptable' }), 'An unexpected error occurred'],
    [new RangeError('Invalid array length'), 'An unexpected error occurred'],
  ] as const
  for (const [error, text] of answers) expect(problemOf(error).text).toBe(text)
})
