import { type EventFacts, whenText } from '#features/events/server/index.ts'

/** When an event begins, on the clocks of who reads; whole days are those of where it takes place. @param zone absent: where it takes place */
export const whenOf = (event: EventFacts, zone = event.time_zone): string =>
  event.all_day ? whenText(event) : whenText({ ...event, time_zone: zone })
