export { citiesNamed, findCity, searchCities } from './cities.ts'
export { countryName } from './country-name.ts'
