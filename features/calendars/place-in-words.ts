import { cityInText } from '#features/places/city-texts.ts'
import { type Speaker, inWords } from '#platform/in-words.ts'
import { placeOf } from './event-links.ts'
import { calendarTexts } from './texts.ts'

/** The location of an event in a line, in the reader's language; empty if unknown. */
export const placeInWords = (event: Parameters<typeof placeOf>[0], speaker: Speaker): string =>
  placeOf({ ...event, city: event.city && inWords(cityInText(event.city), speaker) }, speaker.say(calendarTexts.online))
