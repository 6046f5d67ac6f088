import * as z from 'zod'
import { longestText } from '#features/events/limits.ts'
import { kindOf } from '../normalise/kind-of.ts'
import { placeOf } from '../normalise/place.ts'
import { pageAddress, plainLine } from '../normalise/plain-text.ts'
import { dayAfter, endOf, timeOf } from '../normalise/time.ts'
import { zoneOfPlace } from '../normalise/zone-of-place.ts'
import { type Adapter, type FoundEvent, SourceFailure, idFrom, jsonOf, refuseFailed } from './adapter.ts'

const provider = 'https://raw.githubusercontent.com/tech-conferences/conference-data/main/conferences'
const mostBytes = 5 * 1024 * 1024

const text = z.string().nullish()
const conference = z.object({
  name: z.string(),
  url: text,
  startDate: z.string(),
  endDate: text,
  city: text,
  country: text,
  online: z.boolean().nullish(),
})

/** Conferences from github.com/tech-conferences/conference-data, by topic: 'general', 'data', 'product'. */
export const conferenceData = (base = provider): Adapter => ({
  isConfigured: true,
  addressOf: (given) => /^\s*([a-z][a-z-]{1,30})\s*$/.exec(given)?.[1] ?? null,
  async find({ address }, outbound) {
    const year = new Date().getUTCFullYear()
    const events: FoundEvent[] = []
    for (const [each, isNeeded] of [
      [year, true],
      [year + 1, false],
    ] as const) {
      const answer = await outbound.ask(`${base}/${each}/${address}.json`, { maxBytes: mostBytes })
      // Next year's file may not exist yet.
      if (answer.status === 404 && !isNeeded) continue
      refuseFailed(answer)
      const listed = z.array(z.unknown()).safeParse(jsonOf(answer))
      if (!listed.success) throw new SourceFailure('not-events', listed.error)
      events.push(...listed.data.flatMap((one) => foundEvent(one, address) ?? []))
    }
    return { events }
  },
})

function foundEvent(given: unknown, topic: string): FoundEvent | undefined {
  const parsed = conference.safeParse(given)
  if (!parsed.success) return undefined
  const { name, url, startDate, endDate, city, country, online } = parsed.data
  const place = placeOf({ format: online ? (city ? 'hybrid' : 'online') : 'on-site', city, country })
  // The source has dates without a time zone.
  const zone = zoneOfPlace(place)
  const starts = timeOf(startDate, zone)
  const title = plainLine(name, longestText.title)
  if (!starts || !title) return undefined
  const last = timeOf(endDate, zone)?.at ?? starts.at
  return {
    external_id: idFrom(title, startDate),
    title,
    description: '',
    starts_at: starts.at,
    ends_at: endOf(starts.at, dayAfter(last < starts.at ? starts.at : last, zone)),
    time_zone: zone,
    all_day: true,
    is_confirmed: true,
    ...place,
    ...kindOf({ title, tags: [topic, 'technology'] }),
    type: 'conference',
    organizer: '',
    website: pageAddress(url, longestText.website),
    min_price: null,
    max_price: null,
    currency: null,
    attendees: null,
    picture_address: null,
    is_cancelled: false,
  }
}
