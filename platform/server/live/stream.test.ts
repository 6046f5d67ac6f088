import { beforeEach, expect, test } from 'vitest'
import { type EventStream, eventStream } from './stream.ts'

let now = 0
let stream: EventStream
beforeEach(() => {
  now = 0
  stream = eventStream('here.', () => now)
})

const append = (id: string, frame = id) => stream.append({ id, name: 'test.news', to: [], frame })
const idsFrom = (place: number | undefined) => (place === undefined ? undefined : stream.read(place)?.events.map(({ id }) => id))

test('can be read from any known position, with a short overlap', () => {
  const beginning = stream.head()
  append('a')
  now = 20_000
  append('b')
  now = 29_000
  append('c')
  now = 31_000
  append('d')
  expect(stream.head()).toBe('d')
  expect(idsFrom(stream.placeAfter(beginning))).toEqual([beginning, 'a', 'b', 'c', 'd'])
  expect(idsFrom(stream.placeAfter('b'))).toEqual(['b', 'c', 'd'])
  expect(idsFrom(stream.placeAfter('c'))).toEqual(['b', 'c', 'd'])
  expect(idsFrom(stream.placeAfter('d'))).toEqual(['c', 'd'])
  expect(stream.placeAfter('unknown')).toBeUndefined()
})

test('is read in parts, each from where the last ended', () => {
  append('a')
  const first = stream.read(0)
  append('b')
  expect(idsFrom(first?.next)).toEqual(['b'])
})

test('knows recent events', () => {
  append('a')
  now = 15_000
  append('b')
  now = 16_000
  expect(idsFrom(stream.placeLately())).toEqual(['b'])
  now = 60_000
  expect(idsFrom(stream.placeLately())).toEqual([])
})

test('drops the oldest events when it holds too many, and the positions just after them', () => {
  append('old')
  for (let n = 0; n < 20_000; n++) {
    now += 1
    append(`${n}`)
  }
  expect(stream.placeAfter('old')).toBeUndefined()
  // Another node may have delivered a dropped event after this one.
  expect(stream.placeAfter('9000')).toBeUndefined()
  expect(idsFrom(stream.placeAfter('15000'))).toHaveLength(15_000)
  expect(stream.read(0)).toBeUndefined()
})

test('drops the oldest events when their total length is too large', () => {
  const long = 'x'.repeat(4 * 2 ** 20)
  for (let n = 0; n < 6; n++) {
    now += 60_000
    append(`${n}`, long)
  }
  expect(stream.placeAfter('1')).toBeUndefined()
  expect(idsFrom(stream.placeAfter('4'))).toEqual(['4', '5'])
})

test('knows no earlier position after a restart', () => {
  append('a')
  const place = stream.placeAfter('a') ?? 0
  const beginning = stream.head()
  stream.restart()
  expect(stream.read(place)).toBeUndefined()
  expect(stream.placeAfter('a')).toBeUndefined()
  expect(stream.head()).not.toBe(beginning)
  append('b')
  expect(idsFrom(stream.placeAfter(stream.head()))).toContain('b')
})
