import { expect, test } from 'vitest'
import { readMessage } from './outbox.ts'

test('what was kept by another version, or by nobody, is left out', () => {
  const message = { id: 'a', to: 'b', content: 'c', at: 1, isTried: false }
  expect(readMessage({ ...message, more: true })).toEqual(message)
  expect(readMessage({ ...message, isTried: true, refusal: 'No.' })).toEqual({ ...message, isTried: true, refusal: 'No.' })
  expect(readMessage({ id: 'a', to: 'b', content: 'c', written_at: 1 }), 'as it was kept before').toEqual(message)
  expect(readMessage({ ...message, content: undefined })).toBeUndefined()
  expect(readMessage({ ...message, at: undefined })).toBeUndefined()
  expect(readMessage(null)).toBeUndefined()
})
