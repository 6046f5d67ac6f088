/** A place on the Earth, in degrees north and east. */
export interface Coordinates {
  latitude: number
  longitude: number
}

/** Mean radius of the Earth in km: R1 of the GRS 80 ellipsoid (Moritz, Geodetic Reference System 1980, Journal of Geodesy 74, 2000). */
const earthRadius = 6371.0088

const radians = (degrees: number) => (degrees * Math.PI) / 180

/**
 * Great-circle distance between two places in km, on a sphere; within 0.6 % of the distance on the ellipsoid.
 * Haversine formula: R. W. Sinnott, Virtues of the Haversine, Sky and Telescope 68 (2), 1984; exact for short distances too.
 */
export function distanceInKm(from: Coordinates, to: Coordinates): number {
  const halfLatitude = Math.sin(radians(to.latitude - from.latitude) / 2)
  const halfLongitude = Math.sin(radians(to.longitude - from.longitude) / 2)
  const haversine = halfLatitude ** 2 + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * halfLongitude ** 2
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(haversine)))
}
