import ICAL from 'ical.js'
import { findIana } from 'windows-iana'
import { instantIn, isZone } from '../normalise/time.ts'
import { componentsIn, property } from './entries.ts'

/** How a calendar's times become instants. */
export interface Zone {
  /** The name to show it under, as the IANA has it. */
  name: string
  /** @param shown the time on the clock, as the instant that it would be in UTC */
  instantOf(shown: Date): Date
}

export interface Zones {
  /** The zone of days and of times without a zone, where the calendar names one. */
  usual: Zone | undefined
  named(id: string): Zone | undefined
}

export const utc: Zone = { name: 'UTC', instantOf: (shown) => shown }

const week = 7 * 24 * 60 * 60_000
/** Zones described by a calendar are compared with the IANA's for so long. */
const weeksCompared = 80
/** Preferred where several zones have the same clocks. */
// prettier-ignore
const wellKnown = [
  'Europe/Berlin', 'Europe/London', 'Europe/Athens', 'Europe/Istanbul', 'America/New_York', 'America/Chicago', 'America/Denver', 'America/Phoenix',
  'America/Los_Angeles', 'America/Sao_Paulo', 'Asia/Dubai', 'Asia/Kolkata', 'Asia/Singapore', 'Asia/Tokyo', 'Australia/Sydney', 'Pacific/Auckland',
]

/**
 * The zones that a calendar uses: known by their IANA or Windows name, else as the calendar describes them.
 * @param head unfolded
 * @param now described zones have the name of a zone with the same clocks from then on
 * @param otherwise the name of the usual zone if the calendar names none
 */
export function zonesOf(head: string, now: Date, otherwise?: string): Zones {
  const described = new Map<string, string>()
  for (const block of componentsIn(head, 'VTIMEZONE')) {
    const id = block === null ? '' : unquoted(property(block, 'TZID'))
    if (block !== null && id) described.set(id, block)
  }
  const found = new Map<string, Zone | undefined>()
  const named = (given: string): Zone | undefined => {
    const id = unquoted(given)
    if (!found.has(id)) found.set(id, zoneOf(id, described.get(id), now))
    return found.get(id)
  }
  const told = [property(head, 'X-WR-TIMEZONE'), property(head, 'TIMEZONE-ID')].map((id) => (id ? named(id) : undefined)).find(Boolean)
  const [only] = described.size === 1 ? described.keys() : []
  return { usual: told ?? (only ? named(only) : undefined) ?? (otherwise ? named(otherwise) : undefined), named }
}

const unquoted = (id: string) => id.replaceAll('"', '').trim()

function zoneOf(id: string, block: string | undefined, now: Date): Zone | undefined {
  const names = [id, block && property(block, 'X-LIC-LOCATION'), /[A-Z]\w+(?:\/[\w+-]+)+$/.exec(id)?.[0], findIana(id)[0]]
  const name = names.find(isZone)
  if (name) return { name, instantOf: (shown) => instantIn(name, shown) }
  return block === undefined ? undefined : describedZone(id, block, now)
}

function describedZone(tzid: string, block: string, now: Date): Zone | undefined {
  const lines = block.split(/\r\n|\n|\r/).filter((line) => /^[\w-]+[;:]/.test(line))
  try {
    const component = new ICAL.Component(ICAL.parse(['BEGIN:VTIMEZONE', ...lines, 'END:VTIMEZONE'].join('\r\n')) as never)
    if (component.getAllSubcomponents().length === 0) return undefined
    const timezone = new ICAL.Timezone({ component, tzid })
    const instantOf = (shown: Date) => new Date(shown.getTime() - timezone.utcOffset(ICAL.Time.fromJSDate(shown, true)) * 1000)
    return { name: sameClocks(instantOf, now), instantOf }
  } catch {
    return undefined
  }
}

/** The IANA name of a zone whose clocks show the same times, week by week; UTC if there is none. */
function sameClocks(instantOf: Zone['instantOf'], now: Date): string {
  const times = Array.from({ length: weeksCompared }, (_, at) => new Date(now.getTime() + at * week))
  const offsets = times.map((shown) => shown.getTime() - instantOf(shown).getTime())
  const hours = (offsets[0] ?? 0) / 3_600_000
  if (Number.isInteger(hours) && offsets.every((offset) => offset === offsets[0]))
    return hours === 0 ? 'UTC' : `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`
  const isSame = (name: string) => times.every((shown, at) => shown.getTime() - instantIn(name, shown).getTime() === offsets[at])
  return [...wellKnown, ...Intl.supportedValuesOf('timeZone')].find(isSame) ?? 'UTC'
}
