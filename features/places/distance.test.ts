import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distanceInKm } from './distance.ts'

const milan = { latitude: 45.464, longitude: 9.19 }
const turin = { latitude: 45.07, longitude: 7.687 }
const place = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})

describe('distanceInKm', () => {
  it('agrees with known distances', () => {
    expect(distanceInKm(milan, turin)).toBeCloseTo(125.6, 0)
    expect(distanceInKm({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })).toBeCloseTo(Math.PI * 6371.0088, 6)
    expect(distanceInKm({ latitude: 90, longitude: 0 }, { latitude: 0, longitude: 77 })).toBeCloseTo((Math.PI / 2) * 6371.0088, 6)
  })

  it('crosses the date line the short way', () => {
    expect(distanceInKm({ latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 })).toBeCloseTo(111.195, 2)
  })

  it('is symmetric, zero for the same place, and never more than half the circumference', () => {
    fc.assert(
      fc.property(place, place, (from, to) => {
        const there = distanceInKm(from, to)
        expect(distanceInKm(to, from)).toBeCloseTo(there, 6)
        expect(distanceInKm(from, from)).toBe(0)
        expect(there).toBeLessThanOrEqual(Math.PI * 6371.0088 + 1e-6)
      }),
    )
  })
})
