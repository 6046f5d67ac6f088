import { createHash } from 'node:crypto'
import type { SkipReason } from '../../vocabulary.ts'

/** A longer entry carries files. */
const longestEntry = 500_000

/** The entries of one UID: an event, and the changes to its repetitions. */
export interface EntryGroup {
  uid: string
  entries: string[]
}

/** The lines between BEGIN and END of each component of a name, in one pass; a component without an end is reported as null. */
export function* componentsIn(text: string, name: string): Generator<string | null> {
  const begin = new RegExp(String.raw`^BEGIN:${name}[ \t]*$`, 'gim')
  const end = new RegExp(String.raw`^END:${name}[ \t]*$`, 'gim')
  let start = begin.exec(text)
  let close = end.exec(text)
  while (start) {
    while (close && close.index < start.index) close = end.exec(text)
    const next = begin.exec(text)
    const isWhole = close && (!next || close.index < next.index)
    yield isWhole && close ? text.slice(start.index + start[0].length, close.index) : null
    start = next
  }
}

const unfolded = (text: string): string => text.replace(/\r?\n[ \t]/g, '')

/** The first value of a property in unfolded lines. */
export const property = (text: string, name: string): string =>
  new RegExp(`^${name}(?:;[^:\r\n]*)?:(.*)$`, 'im').exec(text)?.[1]?.trim() ?? ''

/** The part of a calendar around its entries, unfolded: its name, its zones. */
export function headOf(text: string): string {
  const first = text.search(/^BEGIN:VEVENT/im)
  const zones = [...componentsIn(text, 'VTIMEZONE')].map((zone) => `BEGIN:VTIMEZONE${zone ?? ''}END:VTIMEZONE\r\n`)
  return unfolded(`${(first === -1 ? text : text.slice(0, first)).replace(/^BEGIN:VTIMEZONE[\s\S]*/im, '')}\r\n${zones.join('')}`)
}

/** Groups the entries of a calendar by UID. Calls `skip` for those that cannot be read at all. */
export function groupsIn(text: string, skip: (reason: SkipReason) => void): EntryGroup[] {
  const groups = new Map<string, string[]>()
  for (const component of componentsIn(text, 'VEVENT')) {
    if (component === null) skip('syntax')
    else if (component.length > longestEntry) skip('size')
    else {
      const entry = mended(component)
      const uid = property(entry, 'UID') || uidOf(entry)
      const group = groups.get(uid)
      if (group) group.push(entry)
      else groups.set(uid, [entry])
    }
  }
  return [...groups].map(([uid, entries]) => ({ uid, entries }))
}

/** An id for an entry without one. It must not change between fetches, so it leaves out stamps and texts that are edited. */
function uidOf(entry: string): string {
  const identity = ['SUMMARY', 'DTSTART', 'LOCATION'].map((name) => property(entry, name))
  return `contents:${createHash('sha256').update(identity.join('\n')).digest('base64url')}`
}

const dated = /^(?:DTSTART|DTEND|RECURRENCE-ID|EXDATE|RDATE)[;:]/i

/** The lines of an entry, unfolded, without alarms, and with the common mistakes of calendars corrected. */
function mended(component: string): string {
  const lines = unfolded(component)
    .replace(/^BEGIN:(?!VEVENT)([\w-]+)[ \t]*$[\s\S]*?^END:\1[ \t]*$/gim, '')
    .split(/\r\n|\n|\r/)
    .filter((line) => /^[\w-]+[;:]/.test(line) && !/^(?:RRULE|RDATE|EXDATE|DTEND|DURATION|GEO)[^:]*:\s*$/i.test(line))
  return lines.map((line) => (dated.test(line) ? mendedTime(line) : line)).join('\r\n')
}

function mendedTime(line: string): string {
  // TZID=(UTC+01:00) Berlin needs quotes, since it has a colon.
  const quoted = line.replace(/;TZID=([^";:]*:[^";]*)(?=:\d{4})/i, ';TZID="$1"')
  const at = quoted.search(/:\d{4}[^:]*(?::\d\d[^:]*)*$/)
  if (at === -1) return quoted
  const value = quoted
    .slice(at + 1)
    .trim()
    .replace(/(\d{4})-(\d\d)-(\d\d)/g, '$1$2$3')
    .replace(/(\dT\d\d):(\d\d)(?::(\d\d))?/g, '$1$2$3')
    .replace(/(T\d{4})(?!\d)/g, '$100')
  const isDate = /^\d{8}(?:,\d{8})*$/.test(value)
  return `${isDate ? `${quoted.slice(0, at).replace(/;VALUE=[\w-]+/i, '')};VALUE=DATE` : quoted.slice(0, at)}:${value}`
}
