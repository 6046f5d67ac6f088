import { expect, test } from 'vitest'
import { greeting, message, readAnswer, readOpening, readRequests, simpleQuery, sync } from './wire-format.ts'

const parse = (name: string) => message('P', `${name}\0select 1\0\0\0`)

function opening(code: number): Buffer {
  const bytes = Buffer.alloc(9)
  bytes.writeUInt32BE(9)
  bytes.writeUInt32BE(code, 4)
  return bytes
}

test('the first packet is recognised once it is complete', () => {
  expect(readOpening(opening(196608).subarray(0, 5))).toBeUndefined()
  expect(readOpening(opening(196608).subarray(0, 8))).toBeUndefined()
  expect(readOpening(opening(196608))).toEqual({ asks: 'startup', length: 9 })
  expect(readOpening(opening(80877103))).toEqual({ asks: 'encryption', length: 9 })
  expect(readOpening(opening(80877102))).toEqual({ asks: 'cancel', length: 9 })
})

test('requests are cut after the last message that gets a response', () => {
  const bytes = Buffer.concat([parse(''), sync, parse('half')])
  expect(readRequests(bytes)).toMatchObject({ length: parse('').length + sync.length, settles: true })
  expect(readRequests(parse(''))).toMatchObject({ length: 0 })
  expect(readRequests(simpleQuery('select 1').subarray(0, 7))).toMatchObject({ length: 0 })
})

test('after a Flush, the response does not settle the request yet', () => {
  expect(readRequests(Buffer.concat([parse(''), message('H')]))).toMatchObject({ settles: false })
  expect(readRequests(Buffer.concat([parse(''), message('H'), sync]))).toMatchObject({ settles: true })
})

test('names of prepared statements and a Terminate message are recognised', () => {
  expect(readRequests(Buffer.concat([parse('directory.newest'), parse(''), sync]))).toMatchObject({ statements: ['directory.newest'] })
  expect(readRequests(Buffer.concat([sync, message('X')]))).toMatchObject({ terminates: true, length: sync.length })
})

test('a response contains the last transaction status and its notifications', () => {
  const notification = message('A', '\0\0\0\x01channel\0payload\0')
  const answer = Buffer.concat([message('C', 'BEGIN\0'), message('Z', 'T'), notification, message('Z', 'E')])
  expect(readAnswer(answer)).toEqual({ status: 'E', notifications: [notification] })
  expect(readAnswer(message('C', 'SELECT 1\0')).status).toBeUndefined()
})

test('the handshake lets the client in', () => {
  expect(readAnswer(greeting('18.6', 7)).status).toBe('I')
})
