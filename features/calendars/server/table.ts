import { csvOf } from '#platform/server/csv.ts'
import { eventPath } from '#features/events/paths.ts'
import type { EventFacts } from '#features/events/server/index.ts'
import { localDate, localTime } from '#features/events/zoned-time.ts'
import type { Speaker } from '#platform/server/texts.ts'
import { placeInWords } from '../place-in-words.ts'
import { calendarTexts } from '../texts.ts'

const headings = (['event', 'starts', 'ends', 'timeZone', 'place', 'format', 'organizer', 'website', 'link'] as const).map(
  (name) => calendarTexts[name],
)

/** Events as a CSV table in local times. @param note added below the events */
export function tableOf(events: readonly EventFacts[], site: string, speaker: Speaker, note?: string): string {
  const rows = events.map((event) => [
    event.title,
    ...timesOf(event),
    event.time_zone,
    placeInWords(event, speaker),
    event.format,
    event.organizer,
    event.website ?? '',
    site + eventPath(event.id),
  ])
  return csvOf([headings.map((heading) => speaker.say(heading)), ...rows, ...(note ? [[note]] : [])])
}

/** '2026-11-26 09:30', or a date for all-day events. */
function timesOf({ event_date, end_date, time_zone, all_day }: EventFacts): [string, string] {
  if (all_day) return [localDate(event_date, time_zone), localDate(new Date(end_date.getTime() - 1), time_zone)]
  const written = (at: Date) => localTime(at, time_zone).replace('T', ' ')
  return [written(event_date), written(end_date)]
}
