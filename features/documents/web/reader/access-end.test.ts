import { ORPCError } from '@orpc/client'
import { expect, test } from 'vitest'
import { AccessEnded, accessEnd } from './access-end.ts'

test('tells a document that is gone from one that the reader may no longer read', () => {
  expect(accessEnd(new ORPCError('NOT_FOUND'))).toMatchObject({ isGone: true })
  expect(accessEnd(new ORPCError('FORBIDDEN'))).toMatchObject({ isGone: false })
  expect(accessEnd(new AccessEnded(404))).toMatchObject({ isGone: true })
  for (const passing of [new ORPCError('UNAUTHORIZED'), new ORPCError('SERVICE_UNAVAILABLE'), new TypeError('Failed to fetch')])
    expect(accessEnd(passing)).toBeUndefined()
})
