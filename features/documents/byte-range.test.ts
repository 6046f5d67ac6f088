import { expect, test } from 'vitest'
import { rangeIn } from './byte-range.ts'

test.each<[string | undefined, ReturnType<typeof rangeIn>]>([
  [undefined, undefined],
  ['bytes=0-99', [0, 99]],
  ['bytes=900-5000', [900, 999]],
  ['bytes=900-', [900, 999]],
  ['bytes=-100', [900, 999]],
  ['bytes=-5000', [0, 999]],
  ['bytes=-0', 'none'],
  ['bytes=1000-', 'none'],
  ['bytes=99-0', 'none'],
  ['bytes=0-1,5-6', undefined],
  ['bytes=-', undefined],
  ['pages=1-2', undefined],
  ['bytes=0-99999999999999999999', undefined],
])('of a file of 1000 bytes, %s means %j', (header, range) => {
  expect(rangeIn(header, 1000)).toEqual(range)
})
