import type { City } from '#features/places/contract.ts'
import { searchCities } from '#features/places/server/index.ts'
import { type Home, homes } from './countries.ts'
import { type TraditionName, traditions } from './names/traditions.ts'
import type { Random } from '../random.ts'

/** A member's name and home. */
export interface Person {
  first_name: string
  last_name: string
  isWoman: boolean
  tradition: TraditionName
  home: Home
  city: City
}

export function drawPerson(random: Random): Person {
  const home = random.weighted(homes.map((place) => [place, place.weight] as const))
  const tradition = random.weighted(home.traditions)
  const { women, men, families } = traditions[tradition]
  const isWoman = random.chance(0.47)
  const [ofMen = '', ofWomen = ofMen] = random.pick(families).split('/')
  return {
    first_name: random.pick(isWoman ? women : men),
    last_name: isWoman ? ofWomen : ofMen,
    isWoman,
    tradition,
    home,
    city: cityOf(home, random.weighted(home.cities.map((name, at) => [name, 1 / (at + 1.5)] as const))),
  }
}

/** @throws Error if the city is not in the list */
export function cityOf({ country }: Pick<Home, 'country'>, name: string): City {
  const city = searchCities(country, name).find((found) => found.name === name)
  if (!city) throw new Error(`There is no city ${name} in ${country}`)
  return city
}
