import fc from 'fast-check'
import { expect, test } from 'vitest'
import { distanceInKm } from '#features/places/distance.ts'
import { cellsWithin } from './cells.ts'

/** The value of the column `cell`. */
const cellOf = (latitude: number, longitude: number) => Math.floor((latitude + 90) * 4) * 1440 + Math.floor((longitude + 180) * 4)

test('every place within the distance lies in one of the cells, also across the date line', () => {
  const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true, maxExcluded: true })
  fc.assert(
    fc.property(
      degrees(80),
      degrees(180),
      fc.integer({ min: 5, max: 100 }),
      degrees(1),
      degrees(1),
      (latitude, longitude, km, north, east) => {
        const other = { latitude: latitude + north, longitude: ((((longitude + 4 * east + 180) % 360) + 360) % 360) - 180 }
        if (distanceInKm({ latitude, longitude }, other) > km) return
        expect(cellsWithin({ latitude, longitude }, km)).toContain(cellOf(other.latitude, other.longitude))
      },
    ),
    { numRuns: 2_000 },
  )
})

test('a circle of 100 km in Europe has about a hundred cells', () => {
  expect(cellsWithin({ latitude: 48.86, longitude: 2.35 }, 100).length).toBeLessThan(140)
})
