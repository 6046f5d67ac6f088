const hour = 60 * 60_000

/** Whether the name of a zone is known here, and to the database: those of the IANA, no offsets. */
export function isZone(name: unknown): name is string {
  if (typeof name !== 'string' || /^[+-]/.test(name)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** What clocks in a zone show at an instant, as the instant that it would be in UTC; in milliseconds. */
function shownIn(zone: string, instant: number): number {
  let format = formats.get(zone)
  if (!format) {
    const numeric = 'numeric'
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone, hourCycle: 'h23', year: numeric, month: numeric, day: numeric, hour: numeric, minute: numeric, second: numeric,
    }) // prettier-ignore
    formats.set(zone, format)
  }
  const parts = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]))
  const { year = 0, month = 1, day = 1, hour: hours = 0, minute = 0, second = 0 } = parts
  return Date.UTC(year, month - 1, day, hours, minute, second)
}

/**
 * The instant at which clocks in a zone show this.
 * @param shown as the instant that it would be in UTC; of times that clocks skip, an hour later is meant
 */
export function instantIn(zone: string, shown: Date): Date {
  const wanted = shown.getTime()
  const offsetAt = (instant: number) => shownIn(zone, instant) - Math.floor(instant / 1000) * 1000
  const first = wanted - offsetAt(wanted)
  const second = wanted - offsetAt(first)
  return new Date(offsetAt(second) === offsetAt(first) ? second : Math.max(first, second))
}

const isoTime = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(:\d{2})?(?:\.\d+)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/

/** A date or time as programs write it, said in this zone unless it has an offset. @returns null for anything else */
export function timeOf(text: unknown, zone: string): { at: Date; isDay: boolean } | null {
  const found = typeof text === 'string' ? isoTime.exec(text.trim()) : null
  if (!found) return null
  const [, day = '', time, seconds = ':00', offset] = found
  const at = new Date(`${day}T${time ?? '00:00'}${seconds}${time && offset ? offset.replace(/^([+-]\d{2})(\d{2})$/, '$1:$2') : 'Z'}`)
  if (Number.isNaN(at.getTime())) return null
  return { at: time && offset ? at : instantIn(zone, at), isDay: !time }
}

/** So long an event lasts whose source gives no end. */
const usualLength = 2 * hour
/** Nobody puts more into a calendar; what says so is a mistake. */
const longest = 400 * 24 * hour

/** When an event is over: later than it begins, whatever its source says. */
export function endOf(starts: Date, ends: Date | null | undefined): Date {
  const length = ends ? ends.getTime() - starts.getTime() : 0
  return ends && length > 0 && length <= longest ? ends : new Date(starts.getTime() + usualLength)
}

/** The midnight after the day that begins, or lies, here. */
export function dayAfter(midnight: Date, zone: string, days = 1): Date {
  const day = 24 * hour
  return instantIn(zone, new Date(Math.floor(shownIn(zone, midnight.getTime()) / day) * day + days * day))
}
