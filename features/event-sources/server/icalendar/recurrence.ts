import { RRuleTemporal } from 'rrule-temporal'
import { type Moment, dayOf, moved } from './moment.ts'

const day = 24 * 60 * 60_000
/** A daily event can go on for nearly three centuries. */
const mostSteps = 100_000

export interface Span {
  from: Date
  to: Date
}

/** What an entry says about its repetitions. */
export interface Recurrence {
  start: Moment
  /** RRULE, without the name. */
  rules: string[]
  /** RDATE and EXDATE. */
  added: Moment[]
  excluded: Moment[]
}

/** Nothing that people meet for takes place every hour. */
export const isTooDense = (rule: string): boolean => /FREQ=HOURLY|BY(?:MINUTE|HOUR)=[^;]*,/i.test(rule) || isDenser(rule)

/** Nor is anybody busy every minute. */
export const isDenser = (rule: string): boolean => /FREQ=(?:SECONDLY|MINUTELY)|BYSECOND=[^;]*,/i.test(rule)

/**
 * When an entry takes place, in order: by all its rules together, and on its additional dates.
 * @param length of one occurrence in ms, so that one that is under way counts
 * @throws for a rule that cannot be followed
 */
export function timesOf({ start, rules, added, excluded }: Recurrence, length: number, { from, to }: Span): Moment[] {
  const times = new Map<number, Moment>()
  const add = (time: Moment) => {
    const at = time.instant.getTime()
    if (at + length > from.getTime() && at <= to.getTime() && !times.has(at)) times.set(at, time)
  }
  if (rules.length === 0) add(start)
  for (const rule of rules) for (const time of timesOfRule(rule, start, new Date(from.getTime() - length), to)) add(time)
  for (const time of added) add(time)

  const instants = new Set(excluded.map(({ instant }) => instant.getTime()))
  const days = new Set(excluded.filter(({ isDay }) => isDay || start.isDay).map(dayOf))
  return [...times.values()]
    .filter((time) => !instants.has(time.instant.getTime()) && !days.has(dayOf(time)))
    .toSorted((a, b) => a.instant.getTime() - b.instant.getTime())
}

/** Rules count on the clock, so that an event keeps its hour in summer and winter. */
function timesOfRule(given: string, start: Moment, from: Date, to: Date): Moment[] {
  const until = /UNTIL=([^;]*);?/i.exec(given)
  const rule = given.replace(until?.[0] ?? '', '').replace(/\s/g, '')
  const shown = start.shown.toISOString().replace(/[-:]|\.\d+/g, '')
  const expanded = new RRuleTemporal({ rruleString: `DTSTART:${shown}\nRRULE:${rule}`, maxIterations: mostSteps })
  return expanded
    .between(new Date(from.getTime() - day), new Date(to.getTime() + day), true)
    .map(({ epochMilliseconds }) => moved(start, new Date(epochMilliseconds)))
    .filter(endedBy(until?.[1] ?? '', start))
}

/** The last time is a day, a time on the clock, or an instant. */
function endedBy(until: string, start: Moment): (time: Moment) => boolean {
  const [, year, month, date, hour, minute, second, z] = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)?(Z)?)?/i.exec(until.trim()) ?? []
  if (!year) return () => true
  const last = Date.parse(`${year}-${month}-${date}T${hour ?? '23'}:${minute ?? '59'}:${second ?? '59'}Z`)
  return ({ shown, instant }) => (z && !start.isDay ? instant : shown).getTime() <= last
}
