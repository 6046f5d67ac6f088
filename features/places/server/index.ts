export { citiesNamed, findCity, findCityByName, searchCities } from './cities.ts'
export { countryName, countryNamed } from './country-name.ts'
