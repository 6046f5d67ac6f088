import { placeInWords } from '#features/calendars/place-in-words.ts'
import { type EventFacts, whenInText } from '#features/events/server/index.ts'
import { inWords } from '#platform/in-words.ts'
import type { Speaker } from '#platform/server/texts.ts'
import { mailTexts } from './mail-texts.ts'

/** When an event starts, in the reader's time zone; all-day events in their own. @param zone by default the event's */
export const whenFor = (event: EventFacts, zone = event.time_zone) => whenInText(event.all_day ? event : { ...event, time_zone: zone })

/** The same for emails. */
export const whenOf = (event: EventFacts, zone: string | undefined, speaker: Speaker): string => inWords(whenFor(event, zone), speaker)

/** The same with its location, in a line. */
export function whenAndWhere(event: EventFacts, zone: string | undefined, speaker: Speaker): string {
  const [when, place] = [whenOf(event, zone, speaker), placeInWords(event, speaker)]
  return place ? speaker.say(mailTexts.whenAndWhere, { when, place }) : when
}
