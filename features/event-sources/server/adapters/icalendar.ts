import { longestText } from '#features/events/limits.ts'
import { textOf } from '#platform/server/outbound/index.ts'
import type { Occurrence } from '../icalendar/occurrences.ts'
import { readCalendar } from '../icalendar/read-calendar.ts'
import { kindOf } from '../normalise/kind-of.ts'
import { placeOfLine } from '../normalise/place.ts'
import { pageAddress, plainLine, plainText } from '../normalise/plain-text.ts'
import { dayAfter, endOf } from '../normalise/time.ts'
import { type Adapter, type FoundEvent, askIfChanged, httpsAddress, idFrom, validatorsOf } from './adapter.ts'

const mostBytes = 20 * 1024 * 1024

/** A public calendar (RFC 5545), as offered by Meetup groups, Luma and Mobilizon groups. */
export const icalendar: Adapter = {
  isConfigured: true,
  addressOf: httpsAddress,
  async find(source, outbound) {
    const answer = await askIfChanged(source, outbound, {
      maxBytes: mostBytes,
      time: 60_000,
      headers: { accept: 'text/calendar, */*;q=0.5' },
    })
    if (answer === 'unchanged') return answer
    const { name, occurrences, skipped } = await readCalendar(textOf(answer))
    // Without validators the next response is complete, so that repeating events are read further while the calendar stays the same.
    const repeats = occurrences.some(({ of_rule }) => of_rule !== null)
    return { events: eventsOf(source.id, name, occurrences), skipped, ...(!repeats && validatorsOf(answer)) }
  },
}

export function* eventsOf(sourceId: string, calendar: string, occurrences: readonly Occurrence[]): Generator<FoundEvent> {
  const name = plainLine(calendar, longestText.organizer)
  for (const one of occurrences) {
    const title = plainLine(one.title, longestText.title)
    if (title) yield eventOf(sourceId, name, one, title)
  }
}

function eventOf(sourceId: string, calendar: string, one: Occurrence, title: string): FoundEvent {
  const { starts_at, ends_at, time_zone, all_day } = one
  const description = plainText(one.description, longestText.description)
  return {
    external_id: idOf(sourceId, one),
    title,
    description,
    starts_at,
    ends_at: all_day && !ends_at ? dayAfter(starts_at, time_zone) : endOf(starts_at, ends_at),
    time_zone,
    all_day,
    is_confirmed: true,
    ...placeOfLine(one.location, { latitude: one.latitude, longitude: one.longitude }),
    ...kindOf({ title, description, tags: one.tags }),
    organizer: plainLine(one.organizer, longestText.organizer) || calendar,
    website: pageAddress(one.url, longestText.website) ?? pageAddress(one.location, longestText.website) ?? linkIn(description),
    min_price: null,
    max_price: null,
    currency: null,
    attendees: null,
    picture_address: pageAddress(one.picture, 1_000),
    is_cancelled: one.is_cancelled,
  }
}

/** The first link in the description that does not lead to a video call. */
const linkIn = (text: string): string | null => {
  const links = [...text.matchAll(/https:\/\/[^\s<>"')\]]+/g)].map(([link]) => link)
  return pageAddress(
    links.find((link) => !/zoom\.us|meet\.google|teams\.(?:live|microsoft)|webex/i.test(link)),
    longestText.website,
  )
}

/** Publishers choose the ids in their calendars, so they are only unique within the source. */
const idOf = (sourceId: string, { uid, of_rule }: Occurrence): string => `${sourceId}:${idFrom(uid, of_rule ?? '')}`
