import { type EventFacts, whenInText } from '#features/events/server/index.ts'
import { type Speaker, inWords } from '#platform/in-words.ts'

/** When an event begins, on the clocks of who reads; whole days are those of where it takes place. @param zone absent: where it takes place */
export const whenFor = (event: EventFacts, zone = event.time_zone) => whenInText(event.all_day ? event : { ...event, time_zone: zone })

/** The same for mails. */
export const whenOf = (event: EventFacts, zone: string | undefined, speaker: Speaker): string => inWords(whenFor(event, zone), speaker)
