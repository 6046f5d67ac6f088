import ICAL from 'ical.js'
import type { SkipReason } from '../../vocabulary.ts'
import { type Moment, momentOf } from './moment.ts'
import type { Zones } from './zones.ts'

const longestField = 20_000

/** The texts of an entry as the calendar has them. */
export interface EntryTexts {
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
  /** Whether it takes up time: calendars also have entries that do not, such as birthdays. */
  is_busy: boolean
}

export interface Entry {
  texts: EntryTexts
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

export class Unreadable extends Error {
  readonly reason: SkipReason

  constructor(reason: SkipReason, cause?: unknown) {
    super(`an entry cannot be read: ${reason}`, { cause })
    this.reason = reason
  }
}

/**
 * @param lines as `groupsIn` gives them
 * @param isOwn whether it is read for its owner; otherwise it must be public, and have a title
 * @returns undefined for what is not for the public
 * @throws Unreadable
 */
export function readEntry(lines: string, zones: Zones, isOwn = false): Entry | undefined {
  const rules = lines.split('\r\n').flatMap((line) => /^RRULE(?:;[^:]*)?:(.+)$/i.exec(line)?.[1] ?? [])
  const event = parsed(lines.replace(/^RRULE[;:].*$/gim, ''))
  if (!isOwn && /^(?:PRIVATE|CONFIDENTIAL)$/i.test(textOf(event, 'class'))) return undefined
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
  if (!isOwn && !texts.title.trim() && !changes) throw new Unreadable('title')
  const end = safely(() => moments('dtend')[0], undefined) ?? null
  const duration = safely(() => event.getFirstPropertyValue('duration') as ICAL.Duration | null, null)
  const length = duration
    ? duration.toSeconds() * 1000
    : end && end.zone === start.zone
      ? end.shown.getTime() - start.shown.getTime()
      : null
  // Some calendars end a whole day on that day instead of the next.
  const endsAtOnce = start.isDay && length !== null && length <= 0
  return {
    texts,
    start,
    end: endsAtOnce ? null : end,
    length: endsAtOnce ? null : length,
    sequence: Number(event.getFirstPropertyValue('sequence')) || 0,
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
  return momentOf(value instanceof ICAL.Period ? value.start : value, property.getFirstParameter('tzid') ?? '', zones)
}

function textsOf(event: ICAL.Component): EntryTexts {
  const [latitude = null, longitude = null] = numbersOf(event.getFirstPropertyValue('geo'))
  return {
    title: textOf(event, 'summary'),
    description: textOf(event, 'description'),
    location: textOf(event, 'location'),
    url: textOf(event, 'url'),
    organizer: (event.getFirstProperty('organizer')?.getFirstParameter('cn') ?? '').replaceAll('"', '').slice(0, longestField),
    tags: event
      .getAllProperties('categories')
      .flatMap((property) => property.getValues().map((value) => String(value).slice(0, longestField)))
      .slice(0, 20),
    latitude,
    longitude,
    picture: textOf(event, 'image') || null,
    is_cancelled: textOf(event, 'status').toUpperCase() === 'CANCELLED',
    is_busy: textOf(event, 'transp').toUpperCase() !== 'TRANSPARENT' && !freeInOutlook.test(textOf(event, 'x-microsoft-cdo-busystatus')),
  }
}

/** How Outlook marks entries that leave time for others, besides TRANSP. */
const freeInOutlook = /^(?:FREE|WORKINGELSEWHERE)$/i

const numbersOf = (value: unknown): number[] => (Array.isArray(value) && value.every((each) => typeof each === 'number') ? value : [])

const textOf = (event: ICAL.Component, name: string): string => {
  const value = safely(() => event.getFirstPropertyValue(name), null)
  return (typeof value === 'string' ? value : '').slice(0, longestField)
}
