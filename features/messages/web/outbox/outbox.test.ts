import { expect, test } from 'vitest'
import { readMessage } from './outbox.ts'

test('entries of another version and invalid ones are left out', () => {
  const message = { id: 'a', to: 'b', content: 'c', at: 1, isTried: false }
  expect(readMessage({ ...message, more: true })).toEqual(message)
  expect(readMessage({ ...message, isTried: true, refusal: 'No.' })).toEqual({ ...message, isTried: true, refusal: 'No.' })
  expect(readMessage({ id: 'a', to: 'b', content: 'c', written_at: 1 }), 'the earlier format').toEqual(message)
  expect(readMessage({ ...message, content: undefined })).toBeUndefined()
  expect(readMessage({ ...message, at: undefined })).toBeUndefined()
  expect(readMessage(null)).toBeUndefined()
})
