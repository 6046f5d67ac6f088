import { type Language, languages } from '#platform/language.ts'
import { recordOf } from '#platform/record-of.ts'
import { business } from './same-meaning/business.ts'
import { climate } from './same-meaning/climate.ts'
import { energy } from './same-meaning/energy.ts'
import { events } from './same-meaning/events.ts'
import { industry } from './same-meaning/industry.ts'
import { land } from './same-meaning/land.ts'
import { law } from './same-meaning/law.ts'
import { money } from './same-meaning/money.ts'
import { people } from './same-meaning/people.ts'
import { places } from './same-meaning/places.ts'
import { reporting } from './same-meaning/reporting.ts'
import { technology } from './same-meaning/technology.ts'

/** In each language the words and phrases that mean the same. */
type Meaning = Readonly<Record<Language, readonly string[]>>

/**
 * What founders and investors write about in different languages, or call by different names. Members who search for one of these find the
 * others, too. Words with a second, everyday meaning are left out. Choices of fields (stages, countries) are found in all languages anyway.
 * Each line of these tables is a meaning: English | German | French | Spanish.
 */
export const sameMeaning: readonly Meaning[] = [
  energy,
  climate,
  land,
  industry,
  places,
  technology,
  people,
  money,
  business,
  law,
  reporting,
  events,
].flatMap((table) => table.trim().split('\n').map(meaningIn))

function meaningIn(line: string): Meaning {
  const cells = line.split(' | ')
  return recordOf(languages, (_language, at) => cells[at]?.split(', ') ?? [])
}
