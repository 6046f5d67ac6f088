import ical, { type EventInstance, type VEvent } from 'node-ical'
import { instantIn, isZone } from '../said/time.ts'

/** One time that an entry of a calendar takes place, with its texts as they stand there. */
export interface Occurrence {
  uid: string
  /** When it was to be by its rule, for one of many; null for the only one. */
  of_rule: string | null
  starts_at: Date
  ends_at: Date | null
  time_zone: string
  all_day: boolean
  title: string
  description: string
  location: string
  url: string
  organizer: string
  tags: string[]
  latitude: number | null
  longitude: number | null
  picture: string | null
  is_cancelled: boolean
}

export interface Bounds {
  from: Date
  to: Date
  /** In all, and of one entry. */
  most: number
  mostEach: number
}

export interface ReadCalendar {
  name: string
  occurrences: Occurrence[]
  /** How many entries could not be read. */
  broken: number
}

/** A longer entry carries files. */
const longestEntry = 500_000
const longestField = 20_000

/** What a calendar has between two times; null if this is no calendar. Entries that cannot be read are left out. */
export function occurrencesIn(text: string, bounds: Bounds): ReadCalendar | null {
  if (!/^\uFEFF?\s*BEGIN:VCALENDAR/i.test(text)) return null
  const calendar = headOf(text)
  const occurrences: Occurrence[] = []
  let broken = 0
  for (const entry of entriesOf(text)) {
    const room = Math.min(bounds.mostEach, bounds.most - occurrences.length)
    if (room <= 0) break
    try {
      occurrences.push(...occurrencesOf(entry, calendar, bounds).slice(0, room))
    } catch {
      broken += 1
    }
  }
  return { name: calendar.name, occurrences, broken }
}

interface Head {
  name: string
  /** In which its days and floating times are said. */
  zone: string | null
  /** What its own names of zones stand for. */
  zones: ReadonlyMap<string, string>
}

const unfolded = (text: string) => text.replace(/\r?\n[ \t]/g, '')
const property = (text: string, name: string) => new RegExp(`^${name}(?:;[^:\r\n]*)?:(.*)$`, 'im').exec(text)?.[1]?.trim() ?? ''

function headOf(text: string): Head {
  const head = unfolded(text.slice(0, Math.max(0, text.search(/^BEGIN:VEVENT/im))))
  const zones = new Map(
    [...head.matchAll(/^BEGIN:VTIMEZONE[\s\S]*?^END:VTIMEZONE/gim)].flatMap(([block]): [string, string][] => {
      const [id, zone] = [property(block, 'TZID').replaceAll('"', ''), zoneOf(block)]
      return id && zone ? [[id, zone]] : []
    }),
  )
  const told = [property(head, 'X-WR-TIMEZONE'), property(head, 'TIMEZONE-ID')].map((name) => zones.get(name) ?? name).find(isZone)
  return {
    name: property(head, 'X-WR-CALNAME') || property(head, 'NAME'),
    zone: told ?? (zones.size === 1 ? ([...zones.values()][0] ?? null) : null),
    zones,
  }
}

/** A zone that a calendar describes, as the IANA names it: by its place, or by an offset of whole hours that it always has. */
function zoneOf(block: string): string | undefined {
  const id = property(block, 'TZID').replaceAll('"', '')
  const names = [id, property(block, 'X-LIC-LOCATION'), /[A-Z]\w+\/[\w/+-]+$/.exec(id)?.[0]]
  const named = names.find(isZone)
  if (named) return named
  const offsets = [...new Set([...block.matchAll(/^TZOFFSETTO:([+-]\d{2})00/gim)].map(([, hours = '']) => Number(hours)))]
  const [hours] = offsets
  if (offsets.length !== 1 || hours === undefined) return undefined
  return hours === 0 ? 'UTC' : `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`
}

/** The entries of a calendar as texts, those of one UID together: what changes one of a series stands beside it. */
function* entriesOf(text: string): Iterable<string> {
  const together = new Map<string, string>()
  for (const [block] of text.matchAll(/^BEGIN:VEVENT[\s\S]*?^END:VEVENT/gim)) {
    if (block.length > longestEntry) continue
    const uid = property(unfolded(block), 'UID')
    if (!uid) continue
    together.set(uid, `${together.get(uid) ?? ''}${block}\r\n`)
  }
  yield* together.values()
}

function occurrencesOf(entry: string, head: Head, { from, to }: Bounds): Occurrence[] {
  const parsed = Object.values(ical.sync.parseICS(`BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${entry}END:VCALENDAR\r\n`))
  const events = parsed.filter((part): part is VEvent => part?.type === 'VEVENT' && part.start instanceof Date)
  return events.flatMap((event) => {
    if (event.class === 'PRIVATE' || event.class === 'CONFIDENTIAL') return []
    if (!event.rrule && !event.recurrences) return [occurrence(event, event, event.start, event.end, null, head)]
    // A rule that cannot be followed still has its first time.
    const isFollowed = event.rrule !== undefined && typeof event.rrule === 'object' && !isTooDense(entry)
    if (!isFollowed) return [occurrence(event, event, event.start, event.end, null, head)]
    return ical.expandRecurringEvent(event, { from, to, expandOngoing: true }).map((instance) => instanceOf(instance, event, head))
  })
}

/** Nothing that people meet for comes back within the hour. */
const isTooDense = (entry: string) =>
  /^RRULE:.*(?:FREQ=(?:SECONDLY|MINUTELY|HOURLY)|BY(?:SECOND|MINUTE|HOUR)=[^;\r\n]*,)/im.test(unfolded(entry))

function instanceOf(instance: EventInstance, series: VEvent, head: Head): Occurrence {
  const ruled = instance.isOverride ? (instance.event.recurrenceid ?? instance.start) : instance.start
  return occurrence(instance.event, series, instance.start, instance.end, ruled.toISOString(), head)
}

function occurrence(
  event: VEvent,
  series: VEvent,
  start: Date & { tz?: string },
  end: Date | undefined,
  ofRule: string | null,
  head: Head,
): Occurrence {
  const allDay = series.datetype === 'date' || event.datetype === 'date'
  const { zone, isRead } = allDay ? { zone: head.zone ?? 'UTC', isRead: false } : zoneOfTime(start.tz, head)
  // What was read without a zone was read as if in UTC.
  const instant = (time: Date) => (isRead ? new Date(time.getTime()) : instantIn(zone, time))
  if (Number.isNaN(start.getTime())) throw new RangeError('no time')
  const geo = event.geo as { lat?: number; lon?: number } | undefined
  const image = event['image'] ?? event['IMAGE']
  return {
    uid: series.uid,
    of_rule: ofRule,
    starts_at: instant(start),
    ends_at: end instanceof Date && !Number.isNaN(end.getTime()) ? instant(end) : null,
    time_zone: zone,
    all_day: allDay,
    title: textOf(event.summary ?? series.summary),
    description: textOf(event.description ?? series.description),
    location: textOf(event.location ?? series.location),
    url: textOf(event.url ?? series.url),
    organizer: organizerOf(event.organizer ?? series.organizer),
    tags: (Array.isArray(event.categories) ? event.categories : []).map(textOf).slice(0, 20),
    latitude: geo?.lat ?? null,
    longitude: geo?.lon ?? null,
    picture: textOf(image) || null,
    is_cancelled: event.status === 'CANCELLED' || series.status === 'CANCELLED',
  }
}

function zoneOfTime(tz: string | undefined, head: Head): { zone: string; isRead: boolean } {
  if (tz === 'Etc/UTC' || tz === 'UTC') return { zone: head.zone ?? 'UTC', isRead: true }
  if (isZone(tz)) return { zone: tz, isRead: true }
  return { zone: head.zones.get(tz ?? '') ?? head.zone ?? 'UTC', isRead: false }
}

const textOf = (value: unknown): string => {
  const text =
    typeof value === 'object' && value !== null && 'val' in value ? value.val : Array.isArray(value) ? (value as unknown[])[0] : value
  return typeof text === 'string' ? text.slice(0, longestField) : ''
}

function organizerOf(organizer: unknown): string {
  const name = (organizer as { params?: { CN?: unknown } } | undefined)?.params?.CN
  return typeof name === 'string' ? name.replaceAll('"', '') : ''
}
