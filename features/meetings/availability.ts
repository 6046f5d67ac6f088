import { fromDate } from '@internationalized/date'

/** A part of a day by the clock: '09:00' to '17:00'; '24:00' is the end of the day. */
export interface Hours {
  from: string
  until: string
}

/** When a member can be met. Durations are in minutes. */
export interface Availability {
  /** IANA name of the zone whose clock the hours refer to. */
  zone: string
  /** By weekday, Monday first; the hours of a day do not overlap. */
  week: readonly (readonly Hours[])[]
  /** In place of the hours of that weekday; none: not available on that date. */
  exceptions: readonly { date: string; hours: readonly Hours[] }[]
  length: number
  /** Kept free around each meeting. */
  before: number
  after: number
  /** Shortest time between a booking and the meeting. */
  notice: number
  /** Most meetings in a day and a week (from Monday) of the zone; null: any number. */
  perDay: number | null
  perWeek: number | null
  /** The last date that can be booked is this many days after today. */
  daysAhead: number
}

/** A time in which a member is busy, or available: from an instant until before another one. */
export interface Span {
  from: Date
  until: Date
}

interface Wanted extends Span {
  now: Date
  busy: readonly Span[]
  /** The starts of the meetings that count for `perDay` and `perWeek`, in all weeks that are touched. */
  meetings?: readonly Date[]
}

const minute = 60_000
const day = 24 * 60 * minute

/** Slots begin at these intervals after the start of the hours, in minutes. */
export const stepOf = (length: number) => (length <= 15 ? 15 : 30)

/** The starts of the free slots in a span, earliest first, in milliseconds since 1970. Right across clock changes: a slot lasts its length, whatever the clocks do. */
export function freeSlots(availability: Availability, { from, until, now, busy, meetings = [] }: Wanted): number[] {
  const { zone, length, before, after } = availability
  const [duration, step] = [length * minute, stepOf(length) * minute]
  const earliest = Math.max(from.getTime(), now.getTime() + availability.notice * minute)
  const latest = until.getTime() - duration
  const taken = busy.map((span) => ({ from: span.from.getTime() - after * minute, until: span.until.getTime() + before * minute }))
  const isFull = fullDays(availability, meetings)
  const hoursOn = hoursByDay(availability)
  const slots: number[] = []
  const last = Math.min(localDay(now.getTime(), zone) + availability.daysAhead, Math.floor(latest / day) + 1)
  for (let date = localDay(earliest, zone); date <= last; date += 1) {
    if (isFull(date)) continue
    for (const part of hoursOn(date)) {
      for (const span of spansOf(date, part, zone)) {
        const end = Math.min(latest, span.until - duration)
        const blocks = taken.filter((block) => block.from < span.until && span.from < block.until)
        for (let start = span.from; start <= end; start += step) {
          if (start >= earliest && !blocks.some((block) => block.from < start + duration && start < block.until)) slots.push(start)
        }
      }
    }
  }
  return slots
}

/** Whether a start is among the free slots. */
export const isFreeSlot = (availability: Availability, start: Date, wanted: Omit<Wanted, 'from' | 'until'>): boolean =>
  freeSlots(availability, { ...wanted, from: start, until: new Date(start.getTime() + availability.length * minute) }).includes(
    start.getTime(),
  )

/** Whether no further meeting is wanted on a day of the zone. Days are counted from 1970. */
function fullDays({ zone, perDay, perWeek }: Availability, meetings: readonly Date[]): (date: number) => boolean {
  if (perDay === null && perWeek === null) return () => false
  const [inDays, inWeeks] = [new Map<number, number>(), new Map<number, number>()]
  const count = (counts: Map<number, number>, key: number) => counts.set(key, (counts.get(key) ?? 0) + 1)
  for (const start of meetings) {
    const date = localDay(start.getTime(), zone)
    count(inDays, date)
    count(inWeeks, mondayOf(date))
  }
  const isFull = (counts: Map<number, number>, key: number, most: number | null) => most !== null && (counts.get(key) ?? 0) >= most
  return (date) => isFull(inDays, date, perDay) || isFull(inWeeks, mondayOf(date), perWeek)
}

/** Hours in minutes after midnight. */
interface Part {
  from: number
  until: number
}

/** The hours of a day, in order. */
function hoursByDay({ week, exceptions }: Availability): (date: number) => readonly Part[] {
  const partsOf = (hours: readonly Hours[]) =>
    hours.map(({ from, until }) => ({ from: minutesOf(from), until: minutesOf(until) })).toSorted((one, other) => one.from - other.from)
  const usual = week.map(partsOf)
  const others = new Map(exceptions.map(({ date, hours }) => [Date.parse(date) / day, partsOf(hours)]))
  return (date) => others.get(date) ?? usual[weekdayOf(date)] ?? []
}

/**
 * When the clock shows a part of a day, in milliseconds since 1970: one span, also where the clock skips some of it; two where it is set back
 * and shows its end twice.
 */
function spansOf(date: number, part: Part, zone: string): { from: number; until: number }[] {
  // As if the clock showed UTC.
  const from = date * day + part.from * minute
  const until = date * day + part.until * minute
  const [early, late] = [offsetAtMidnight(date - 1, zone), offsetAtMidnight(date + 2, zone)]
  if (early === late) return [{ from: from - early, until: until - early }]
  const change = changeBetween((date - 1) * day, (date + 2) * day, zone)
  const [first, second] = [
    { from: from - early, until: Math.min(until - early, change) },
    { from: Math.max(from - late, change), until: until - late },
  ]
  if (first.until === second.from && isSpan(first) && isSpan(second)) return [{ from: first.from, until: second.until }]
  return [first, second].filter(isSpan)
}

const isSpan = ({ from, until }: { from: number; until: number }) => from < until

/** The instant at which the offset of a zone changes; there is one change between the two. */
function changeBetween(from: number, until: number, zone: string): number {
  const before = offsetOf(from, zone)
  let [low, high] = [from, until]
  while (high - low > 1_000) {
    const middle = Math.floor((low + high) / 2_000) * 1_000
    if (offsetOf(middle, zone) === before) low = middle
    else high = middle
  }
  return high
}

/** Cache, since looking up an offset is slow, and all who book ask about the same days. */
const midnights = new Map<string, Map<number, number>>()
const mostMidnights = 1_000

/** The offset at the beginning, in UTC, of a day that is counted from 1970. */
function offsetAtMidnight(number: number, zone: string): number {
  let ofZone = midnights.get(zone)
  if (!ofZone || ofZone.size >= mostMidnights) midnights.set(zone, (ofZone = new Map()))
  const known = ofZone.get(number)
  if (known !== undefined) return known
  const offset = offsetOf(number * day, zone)
  ofZone.set(number, offset)
  return offset
}

/** How far the clock of a zone is ahead of UTC, in milliseconds. */
const offsetOf = (instant: number, zone: string): number => fromDate(new Date(instant), zone).offset

/** The day that the clock of a zone shows at an instant, counted from 1970. */
function localDay(instant: number, zone: string): number {
  const date = Math.floor(instant / day)
  const offset = offsetAtMidnight(date, zone)
  return Math.floor((instant + (offset === offsetAtMidnight(date + 1, zone) ? offset : offsetOf(instant, zone))) / day)
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** 0 for Monday; 1 January 1970 was a Thursday. */
const weekdayOf = (date: number): number => (date + 3) % 7

const mondayOf = (date: number): number => date - weekdayOf(date)

/** The first instants of the Mondays before and after a span: the weeks it touches. */
export function weeksAround({ from, until }: Span): Span {
  return { from: new Date(from.getTime() - 8 * day), until: new Date(until.getTime() + 8 * day) }
}
