import { fromDate } from '@internationalized/date'

const day = 24 * 60

/**
 * When a reminder is due. Days before the event keep its local time, also across clock changes; anything shorter than a day is an exact
 * duration.
 */
export function dueAt({ event_date, time_zone }: { event_date: Date; time_zone: string }, minutesBefore: number): Date {
  if (minutesBefore % day !== 0) return new Date(event_date.getTime() - minutesBefore * 60_000)
  return fromDate(event_date, time_zone)
    .subtract({ days: minutesBefore / day })
    .toDate()
}
