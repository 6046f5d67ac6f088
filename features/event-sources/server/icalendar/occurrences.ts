import ICAL from 'ical.js'
import type { SkipReason, SkippedEntries } from '../../vocabulary.ts'
import { type EntryGroup, groupsIn, headOf, property } from './entries.ts'
import { type Moment, dayOf, momentOf, moved } from './moment.ts'
import { type Span, isTooDense, timesOf } from './recurrence.ts'
import { type Zones, zonesOf } from './zones.ts'

/** One time that an entry of a calendar takes place, with its texts as the calendar has them. */
export interface Occurrence {
  uid: string
  /** When it would be by its rule, for one of many; null for the only one. */
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

const longestField = 20_000
const day = 24 * 60 * 60_000

class Unreadable extends Error {
  readonly reason: SkipReason

  constructor(reason: SkipReason, cause?: unknown) {
    super(`an entry cannot be read: ${reason}`, { cause })
    this.reason = reason
  }
}

/** The events of a calendar between two times; null if this is no calendar. Entries that cannot be read are left out and counted. */
export function occurrencesIn(text: string, bounds: Bounds): ReadCalendar | null {
  if (!/^\uFEFF?\s*BEGIN:VCALENDAR/i.test(text)) return null
  const head = headOf(text)
  const zones = zonesOf(head, bounds.from)
  const occurrences: Occurrence[] = []
  const skipped: SkippedEntries = {}
  const skip = (reason: SkipReason) => {
    skipped[reason] = (skipped[reason] ?? 0) + 1
  }
  for (const group of groupsIn(text, skip)) {
    const room = Math.min(bounds.mostEach, bounds.most - occurrences.length)
    if (room <= 0) break
    occurrences.push(...occurrencesOf(group, zones, bounds, skip).slice(0, room))
  }
  return { name: property(head, 'X-WR-CALNAME') || property(head, 'NAME'), occurrences, skipped }
}

/** An entry, read. */
interface Entry {
  texts: Texts
  start: Moment
  end: Moment | null
  /** How long it lasts on the clock, in ms; null if the calendar does not say. */
  length: number | null
  sequence: number
  rules: string[]
  added: Moment[]
  excluded: Moment[]
  /** For a change to a series: the time that it changes, and whether it changes those that follow. */
  changes: Moment | null
  changesFuture: boolean
}

type Texts = Omit<Occurrence, 'uid' | 'of_rule' | 'starts_at' | 'ends_at' | 'time_zone' | 'all_day'>

function occurrencesOf({ uid, entries: given }: EntryGroup, zones: Zones, span: Span, skip: (reason: SkipReason) => void): Occurrence[] {
  const entries = given.flatMap((lines) => {
    try {
      return readEntry(lines, zones) ?? []
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error
      skip(error.reason)
      return []
    }
  })
  const changes = entries.filter((entry) => entry.changes)
  const latest = latestOf(entries.filter((entry) => !entry.changes))
  const found: Occurrence[] = []
  for (const entry of latest) {
    const isSeries = (entry.rules.length > 0 || entry.added.length > 0) && !entry.rules.some(isTooDense)
    try {
      if (isSeries) found.push(...seriesOf(uid, entry, changes, span))
      else found.push(occurrence(uid, latest.length > 1 ? entry.start : null, entry, entry))
    } catch {
      skip('rule')
    }
  }
  const known = new Set(found.map(({ of_rule }) => of_rule))
  // A change stands for itself if its series is not there, or does not have its time.
  for (const change of changes) {
    const time = changedTime(change)
    const isExcluded = latest.some(({ excluded }) => excluded.some((each) => isSame(each, time)))
    if (!isExcluded && !known.has(keyOf(time))) found.push(occurrence(uid, time, change, change))
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

function seriesOf(uid: string, series: Entry, changes: readonly Entry[], span: Span): Occurrence[] {
  const lengths = [series, ...changes].map(({ length }) => length ?? day)
  const future = changes
    .filter(({ changesFuture }) => changesFuture)
    .toSorted((a, b) => changedTime(a).instant.getTime() - changedTime(b).instant.getTime())
  return timesOf(series, Math.max(...lengths), span)
    .map((time) => {
      const own = changes.findLast((each) => isSame(changedTime(each), time))
      if (own) return occurrence(uid, time, own, series)
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
  const ends = entry.length !== null ? moved(start, new Date(start.shown.getTime() + entry.length)).instant : (entry.end?.instant ?? null)
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
  }
}

/**
 * @param lines as `groupsIn` gives them
 * @returns undefined for what is not for the public
 * @throws Unreadable
 */
function readEntry(lines: string, zones: Zones): Entry | undefined {
  const rules = lines.split('\r\n').flatMap((line) => /^RRULE(?:;[^:]*)?:(.+)$/i.exec(line)?.[1] ?? [])
  const event = parsed(lines.replace(/^RRULE[;:].*$/gim, ''))
  if (/^(?:PRIVATE|CONFIDENTIAL)$/i.test(textOf(event, 'class'))) return undefined
  const moments = (name: string): Moment[] =>
    event
      .getAllProperties(name)
      .flatMap((each) => (each.getValues() as (ICAL.Time | ICAL.Period)[]).map((value) => momentIn(each, value, zones)))
  const starts = safely(() => moments('dtstart'), [])
  const [start] = starts
  if (!start || starts.length > 1) throw new Unreadable('time')
  const changed = event.getFirstProperty('recurrence-id')
  const changes = safely(() => moments('recurrence-id')[0], undefined) ?? null
  if (changed && !changes) throw new Unreadable('time')
  const texts = textsOf(event)
  if (!texts.title.trim() && !changes) throw new Unreadable('title')
  const end = safely(() => moments('dtend')[0], undefined) ?? null
  const duration = safely(() => event.getFirstPropertyValue('duration') as ICAL.Duration | null, null)
  return {
    texts,
    start,
    end,
    length: duration ? duration.toSeconds() * 1000 : end && end.zone === start.zone ? end.shown.getTime() - start.shown.getTime() : null,
    sequence: Number(textOf(event, 'sequence')) || 0,
    rules,
    added: safely(() => moments('rdate'), []),
    excluded: safely(() => moments('exdate'), []),
    changes,
    changesFuture: String(changed?.getFirstParameter('range')).toUpperCase() === 'THISANDFUTURE',
  }
}

function parsed(lines: string): ICAL.Component {
  try {
    return new ICAL.Component(ICAL.parse(`BEGIN:VEVENT\r\n${lines.replace(/(?:\r\n)+/g, '\r\n').trim()}\r\nEND:VEVENT`) as never)
  } catch (error) {
    throw new Unreadable('syntax', error)
  }
}

/** ical.js throws when it reads a value that is none. */
function safely<T>(read: () => T, otherwise: T): T {
  try {
    return read()
  } catch {
    return otherwise
  }
}

function momentIn(property: ICAL.Property, value: ICAL.Time | ICAL.Period, zones: Zones): Moment {
  return momentOf(value instanceof ICAL.Period ? value.start : value, String(property.getFirstParameter('tzid') ?? ''), zones)
}

function textsOf(event: ICAL.Component): Texts {
  const [latitude = null, longitude = null] = numbersOf(event.getFirstPropertyValue('geo'))
  return {
    title: textOf(event, 'summary'),
    description: textOf(event, 'description'),
    location: textOf(event, 'location'),
    url: textOf(event, 'url'),
    organizer: String(event.getFirstProperty('organizer')?.getFirstParameter('cn') ?? '').replaceAll('"', ''),
    tags: event
      .getAllProperties('categories')
      .flatMap((property) => property.getValues().map(String))
      .slice(0, 20),
    latitude,
    longitude,
    picture: textOf(event, 'image') || null,
    is_cancelled: textOf(event, 'status').toUpperCase() === 'CANCELLED',
  }
}

const numbersOf = (value: unknown): number[] => (Array.isArray(value) && value.every((each) => typeof each === 'number') ? value : [])

const textOf = (event: ICAL.Component, name: string): string => {
  const value = safely(() => event.getFirstPropertyValue(name), null)
  return (typeof value === 'string' || typeof value === 'number' ? String(value) : '').slice(0, longestField)
}
