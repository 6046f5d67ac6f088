import { ORPCError } from '@orpc/client'
import { expect, test } from 'vitest'
import { activateMessages } from '#platform/web/i18n.ts'
import { answerOf } from './answer.ts'

activateMessages({})

const error = (status: number, data: unknown, message = 'As the server says.') => new ORPCError('CODE', { status, data, message })

test.each([
  ['no connection', new TypeError('Failed to fetch'), { kind: 'later' }],
  ['no answer in time', new DOMException('', 'TimeoutError'), { kind: 'later' }],
  ['a server that fails', error(500, { problem: 'problem.unexpected' }), { kind: 'later' }],
  ['a server that is busy', error(503, { problem: 'problem.overloaded' }), { kind: 'later' }],
  ['too much at once', error(429, { problem: 'problem.tooManyRequests', parameters: { seconds: 7 } }), { kind: 'later', seconds: 7 }],
  ['an ended session', error(401, { problem: 'problem.signedOut' }), { kind: 'signed-out' }],
  ['a sign-in page of the train', error(403, undefined), { kind: 'later' }],
  ['a refusal', error(404, { problem: 'unknown here' }), { kind: 'refused', words: 'As the server says.' }],
  [
    'a refused text',
    error(400, { problem: 'unknown here', issues: [{ path: 'content', message: 'Please keep a message to 4,000 characters' }] }),
    { kind: 'refused', words: 'Please keep a message to 4,000 characters' },
  ],
])('%s', (_, failure, answer) => expect(answerOf(failure)).toEqual(answer))
