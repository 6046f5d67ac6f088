import { expect, test } from 'vitest'
import { Turns } from './turns.ts'

const request = (socket: number, text: string) => ({ socket, text })

test('requests run in the order of arrival', () => {
  const turns = new Turns<ReturnType<typeof request>>()
  turns.add(request(1, 'a'))
  turns.add(request(2, 'b'))
  turns.add(request(1, 'c'))
  expect([turns.take(), turns.take(), turns.take(), turns.take()].map((each) => each?.text)).toEqual(['a', 'b', 'c', undefined])
})

test('while a socket holds the session, only its requests run', () => {
  const turns = new Turns<ReturnType<typeof request>>()
  turns.add(request(1, 'a'))
  turns.add(request(2, 'b'))
  turns.hold(2)
  expect(turns.take()?.text).toBe('b')
  expect(turns.take()).toBeUndefined()
  turns.add(request(2, 'c'))
  expect(turns.take()?.text).toBe('c')
  turns.release()
  expect(turns.take()?.text).toBe('a')
})
