import type { TextValue } from '#platform/contract.ts'
import { cityInText } from '#features/places/city-texts.ts'
import type { EventFacts } from './facts.ts'

/** Where an event takes place, for texts: 'Telliskivi, Tallinn'; '' if unknown. */
export function placeInText({ venue, city }: Pick<EventFacts, 'venue' | 'city'>) {
  const all = [...(venue ? [venue] : []), ...(city ? [cityInText(city)] : [])]
  return all.length > 0 ? ({ all, joined: 'comma' } satisfies TextValue) : ''
}
