import { expect, test } from 'vitest'
import { type ScoreBand, bandOf, isWorthShowing } from './bands.ts'

test.each<[score: number | null, band: ScoreBand]>([
  [0, 'possible'],
  [74, 'possible'],
  [75, 'good'],
  [89, 'good'],
  [90, 'strong'],
  [94, 'strong'],
  [95, 'super'],
  [99, 'super'],
  [null, 'unknown'],
])('a score of %s is in the band %s', (score, band) => expect(bandOf(score)).toBe(band))

test('among many, scores are shown that help to choose', () => {
  expect([null, 0, 59, 60, 100].map(isWorthShowing)).toEqual([false, false, false, true, true])
})
