import { ORPCError } from '@orpc/client'
import { expect, test } from 'vitest'
import { problems } from '#platform/problems.ts'
import { activateTexts } from '../i18n.ts'
import { failedAttempt } from './failed-attempt.ts'

activateTexts()

const error = (status: number, data: unknown) => new ORPCError('CODE', { status, data, message: 'As the server says.' })

test.each([
  ['no connection', new TypeError('Failed to fetch'), { kind: 'later' }],
  ['no answer in time', new DOMException('', 'TimeoutError'), { kind: 'later' }],
  ['a server that fails', error(500, { problem: 'problem.unexpected' }), { kind: 'later' }],
  ['a server that is busy', error(503, { problem: 'problem.overloaded' }), { kind: 'later' }],
  ['too much at once', error(429, { problem: 'problem.tooManyRequests', parameters: { seconds: 7 } }), { kind: 'later', seconds: 7 }],
  ['an ended session', error(401, { problem: 'problem.signedOut' }), { kind: 'signed-out' }],
  ['terms to accept first', error(403, { problem: problems.termsDue.id }), { kind: 'later' }],
  ['an account that may still be kept', error(403, { problem: problems.leaving.id }), { kind: 'later' }],
  ['a sign-in page of the train', error(403, undefined), { kind: 'later' }],
  ['a refusal', error(404, { problem: 'unknown here' }), { kind: 'refused', problem: { text: 'As the server says.' } }],
  [
    'a refused field',
    error(400, { problem: 'unknown here', issues: [{ path: 'content', message: 'Please keep it short' }] }),
    { kind: 'refused', problem: { fields: { content: 'Please keep it short' } } },
  ],
])('%s', (_, failure, meaning) => expect(failedAttempt(failure)).toMatchObject(meaning))
