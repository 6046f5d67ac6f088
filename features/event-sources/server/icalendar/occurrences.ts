import type { SkipReason, SkippedEntries } from '../../vocabulary.ts'
import { type EntryGroup, groupsIn, headOf, property } from './entries.ts'
import { type Moment, dayOf, moved } from './moment.ts'
import { type Entry, type EntryTexts, Unreadable, readEntry } from './read-entry.ts'
import { type Span, isDenser, isTooDense, timesOf } from './recurrence.ts'
import { type Zones, zonesOf } from './zones.ts'

/** One time that an entry of a calendar takes place. */
export interface Occurrence extends EntryTexts {
  uid: string
  /** When it would be by its rule, for one of many; null for the only one. */
  of_rule: string | null
  starts_at: Date
  ends_at: Date | null
  time_zone: string
  all_day: boolean
}

export interface Bounds extends Span {
  /** In all, and of one entry. */
  most: number
  mostEach: number
}

export interface ReadCalendar {
  name: string
  occurrences: Occurrence[]
  /** How many entries could not be read, and why. */
  skipped: SkippedEntries
}

/** How a calendar is read for its owner, instead of for the public. */
interface OwnReading {
  /** The zone of days and of times without one, if the calendar names none. */
  zone: string
  /** Which occurrences are wanted; others do not count for the bounds. */
  isWanted(occurrence: Occurrence): boolean
}

const day = 24 * 60 * 60_000

/**
 * The events of a calendar between two times; null if this is no calendar. Entries that cannot be read are left out and counted.
 * @param own for the owner, entries that are private, without a title or within a day count, too
 */
export function occurrencesIn(text: string, bounds: Bounds, own?: OwnReading): ReadCalendar | null {
  if (!/^\uFEFF?\s*BEGIN:VCALENDAR/i.test(text)) return null
  const head = headOf(text)
  const zones = zonesOf(head, bounds.from, own?.zone)
  const occurrences: Occurrence[] = []
  const skipped: SkippedEntries = {}
  const skip = (reason: SkipReason) => {
    skipped[reason] = (skipped[reason] ?? 0) + 1
  }
  for (const group of groupsIn(text, skip)) {
    const room = Math.min(bounds.mostEach, bounds.most - occurrences.length)
    if (room <= 0) break
    const found = occurrencesOf(group, zones, bounds, skip, own !== undefined)
    occurrences.push(...(own ? found.filter(own.isWanted) : found).slice(0, room))
  }
  return { name: property(head, 'X-WR-CALNAME') || property(head, 'NAME'), occurrences, skipped }
}

function occurrencesOf(
  { uid, entries: given }: EntryGroup,
  zones: Zones,
  span: Span,
  skip: (reason: SkipReason) => void,
  isOwn: boolean,
): Occurrence[] {
  const entries = given.flatMap((lines) => {
    try {
      return readEntry(lines, zones, isOwn) ?? []
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error
      skip(error.reason)
      return []
    }
  })
  const changes = entries.filter((entry) => entry.changes)
  const latest = latestOf(entries.filter((entry) => !entry.changes))
  const found: Occurrence[] = []
  const applied = new Set<Entry>()
  for (const entry of latest) {
    const isSeries = (entry.rules.length > 0 || entry.added.length > 0) && !entry.rules.some(isOwn ? isDenser : isTooDense)
    try {
      if (isSeries) found.push(...seriesOf(uid, entry, changes, span, applied))
      else found.push(occurrence(uid, latest.length > 1 ? entry.start : null, entry, entry))
    } catch {
      skip('rule')
    }
  }
  // A change stands for itself if its series is not there, or does not have its time.
  for (const change of changes) {
    const time = changedTime(change)
    const isExcluded = latest.some(({ excluded }) => excluded.some((each) => isSame(each, time)))
    if (!isExcluded && !applied.has(change)) found.push(occurrence(uid, time, change, change))
  }
  return found
}

/** The entries of the highest SEQUENCE; of those that start at the same time, the last. */
function latestOf(entries: readonly Entry[]): Entry[] {
  const highest = Math.max(...entries.map(({ sequence }) => sequence))
  return [
    ...new Map(entries.filter(({ sequence }) => sequence === highest).map((entry) => [entry.start.instant.getTime(), entry])).values(),
  ]
}

function seriesOf(uid: string, series: Entry, changes: readonly Entry[], span: Span, applied: Set<Entry>): Occurrence[] {
  const lengths = [series, ...changes].map(({ length }) => length ?? day)
  const future = changes
    .filter(({ changesFuture }) => changesFuture)
    .toSorted((a, b) => changedTime(a).instant.getTime() - changedTime(b).instant.getTime())
  return timesOf(series, Math.max(0, ...lengths), span)
    .map((time) => {
      const own = changes.findLast((each) => isSame(changedTime(each), time))
      if (own) {
        applied.add(own)
        return occurrence(uid, time, own, series)
      }
      const change = future.findLast((each) => changedTime(each).instant < time.instant)
      if (!change) return occurrence(uid, time, series, series, time)
      const shift = change.start.shown.getTime() - changedTime(change).shown.getTime()
      return occurrence(uid, time, change, series, moved(change.start, new Date(time.shown.getTime() + shift)))
    })
    .filter(({ starts_at, ends_at, all_day }) => (ends_at ?? starts_at).getTime() + (all_day && !ends_at ? day : 0) > span.from.getTime())
}

const changedTime = ({ changes, start }: Entry): Moment => changes ?? start

/** Some calendars name the day of a time alone. */
const isSame = (given: Moment, time: Moment) =>
  given.isDay || time.isDay ? dayOf(given) === dayOf(time) : given.instant.getTime() === time.instant.getTime()

/** It does not change when a calendar's zone does. */
const keyOf = ({ isZoned, instant, shown }: Moment) => (isZoned ? instant : shown).toISOString()

function occurrence(uid: string, ofRule: Moment | null, entry: Entry, series: Entry, start = entry.start): Occurrence {
  const ends = endOf(entry, start)
  return {
    ...series.texts,
    ...Object.fromEntries(Object.entries(entry.texts).filter(([, value]) => value !== '' && value !== null)),
    uid,
    of_rule: ofRule && keyOf(ofRule),
    starts_at: start.instant,
    ends_at: ends,
    time_zone: start.zoneName,
    all_day: start.isDay,
    is_cancelled: entry.texts.is_cancelled || series.texts.is_cancelled,
    is_busy: entry.texts.is_busy,
  }
}

/** The end of an entry that starts at a time: after as long by the clock, or, if it ends in another zone, after as long. */
function endOf({ length, start: given, end }: Entry, start: Moment): Date | null {
  if (length !== null) return moved(start, new Date(start.shown.getTime() + length)).instant
  return end && new Date(start.instant.getTime() + end.instant.getTime() - given.instant.getTime())
}
