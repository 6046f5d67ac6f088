import { expect, test } from 'vitest'
import { formatDuration, formatMegabytes } from './figures.ts'

test.each([
  [0, '0 sec'],
  [45, '45 sec'],
  [60, '1 min'],
  [250, '4 min 10 sec'],
  [3_600, '1 hr'],
  [3_725, '1 hr 2 min'],
])('%i seconds are %s', (seconds, text) => expect(formatDuration(seconds, 'en')).toBe(text))

test.each([
  [100, '0.1 MB'],
  [6_500_000, '6.2 MB'],
  [10 * 1024 * 1024, '10.0 MB'],
])('%i bytes are %s', (bytes, text) => expect(formatMegabytes(bytes, 'en')).toBe(text))
