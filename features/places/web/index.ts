export { CityField, type ChosenCity } from './CityField.tsx'
export { CountriesField } from './CountriesField.tsx'
export { CountryField } from './CountryField.tsx'
export { countryName, countryOptions } from './country-names.ts'
