import { expect, test } from 'vitest'
import { newId } from './new-id.ts'

test('an id is a random UUID, even without randomUUID', () => {
  const source = {
    getRandomValues: <Bytes extends ArrayBufferView | null>(bytes: Bytes) => crypto.getRandomValues(bytes as never) as Bytes,
  }
  expect(newId(source)).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(newId(source)).not.toBe(newId(source))
})
