export { citiesNamed, findCity, findCityByName, searchCities } from './cities.ts'
export { countryName, countryNamed, countryNames } from './country-name.ts'
export { placeNames } from './place-names.ts'
