import { expect, test } from 'vitest'
import { mornings } from './mornings.ts'

test('mornings leave out weekends, by the clock of the zone', () => {
  expect(mornings(2, 'UTC', new Date('2026-11-26T09:00:00Z'))).toEqual(['2026-11-27T10:00', '2026-11-30T10:00'])
  // It is Friday already in Auckland.
  expect(mornings(6, 'Pacific/Auckland', new Date('2026-11-26T12:00:00Z'))).toEqual(
    ['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-07'].map((date) => `${date}T10:00`),
  )
})
