import { type Coordinates, distanceInKm } from '#features/places/distance.ts'

/** Cells are a quarter of a degree each way, numbered eastwards from the south pole and the date line, like the column `cell`. */
const perDegree = 4
const columns = 360 * perDegree
const rows = 180 * perDegree
/** Length of a degree of latitude in km. */
const degree = 111.2

const rowOf = (latitude: number) => Math.min(rows - 1, Math.max(0, Math.floor((latitude + 90) * perDegree)))

/** The cells that overlap a circle around a place; for 100 km in Europe, about a hundred. */
export function cellsWithin(centre: Coordinates, km: number): number[] {
  const height = km / degree
  const found: number[] = []
  for (let row = rowOf(centre.latitude - height); row <= rowOf(centre.latitude + height); row += 1) {
    const south = row / perDegree - 90
    const north = south + 1 / perDegree
    const nearest = Math.min(Math.max(centre.latitude, south), north)
    const narrowest = Math.max(Math.abs(south), Math.abs(north))
    const width = Math.min(180, km / (degree * Math.max(0.01, Math.cos((narrowest * Math.PI) / 180))))
    if (distanceInKm(centre, { latitude: nearest, longitude: centre.longitude }) > km) continue
    const first = Math.floor((centre.longitude - width + 180) * perDegree)
    const last = Math.floor((centre.longitude + width + 180) * perDegree)
    for (let column = first; column <= Math.min(last, first + columns - 1); column += 1) {
      found.push(row * columns + (((column % columns) + columns) % columns))
    }
  }
  return found
}
