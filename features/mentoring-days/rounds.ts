import { instantOf, localDate } from '#features/events/zoned-time.ts'

export interface Timetable {
  /** A date by the clock of the zone. */
  day: string
  /** IANA name. */
  zone: string
  /** '09:00'. */
  first_start: string
  /** In minutes, like the break. */
  length: number
  break_minutes: number
  rounds: number
}

export interface Round {
  starts_at: Date
  ends_at: Date
}

const minute = 60_000

/** When the rounds of a day are, first to last. @throws for a day or a zone that does not exist */
export function roundsOf({ day, zone, first_start, length, break_minutes, rounds }: Timetable): Round[] {
  const first = instantOf(`${day}T${first_start}`, zone).getTime()
  return Array.from({ length: rounds }, (_, at) => {
    const starts = first + at * (length + break_minutes) * minute
    return { starts_at: new Date(starts), ends_at: new Date(starts + length * minute) }
  })
}

/** Whether the last round ends on the day, at midnight at the latest. */
export function endsSameDay(timetable: Timetable): boolean {
  const end = roundsOf(timetable).at(-1)?.ends_at
  return end !== undefined && localDate(new Date(end.getTime() - 1), timetable.zone) === timetable.day
}
