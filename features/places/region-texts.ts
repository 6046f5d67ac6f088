import type { TextValue } from '#platform/contract.ts'
import { type Region, isRegion } from './vocabulary.ts'

/** Names of regions for use within a sentence; labels on screens are shorter. */
const regionTexts: Readonly<Record<Region, { id: string; message: string }>> = {
  europe: /*i18n*/ { id: 'vocabulary.region.europe', message: 'Europe' },
  eu: /*i18n*/ { id: 'vocabulary.region.eu', message: 'the European Union' },
  dach: /*i18n*/ { id: 'vocabulary.region.dach', message: 'the DACH region' },
  nordics: /*i18n*/ { id: 'vocabulary.region.nordics', message: 'the Nordics' },
  baltics: /*i18n*/ { id: 'vocabulary.region.baltics', message: 'the Baltics' },
  benelux: /*i18n*/ { id: 'vocabulary.region.benelux', message: 'the Benelux' },
  'british-isles': /*i18n*/ { id: 'vocabulary.region.britishIsles', message: 'the British Isles' },
  'southern-europe': /*i18n*/ { id: 'vocabulary.region.southernEurope', message: 'Southern Europe' },
  'central-eastern-europe': /*i18n*/ { id: 'vocabulary.region.centralEasternEurope', message: 'Central and Eastern Europe' },
  global: /*i18n*/ { id: 'vocabulary.region.global', message: 'the whole world' },
}

/** A region or country as a parameter of a server text. */
export const placeInText = (place: string) => (isRegion(place) ? regionTexts[place] : { country: place }) satisfies TextValue
