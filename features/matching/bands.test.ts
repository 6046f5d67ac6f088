import { expect, test } from 'vitest'
import { type ScoreBand, bandOf } from './bands.ts'

test.each<[score: number, band: ScoreBand]>([
  [0, 'possible'],
  [74, 'possible'],
  [75, 'good'],
  [89, 'good'],
  [90, 'strong'],
  [94, 'strong'],
  [95, 'super'],
  [100, 'super'],
])('a score of %i reads as %s', (score, band) => expect(bandOf(score)).toBe(band))
