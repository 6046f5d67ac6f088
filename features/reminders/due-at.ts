import { fromDate } from '@internationalized/date'

const day = 24 * 60

/**
 * When a reminder is due. So many days before is the same time on the clocks where the event takes place, also over the night in
 * which they change; less than a day is so long before, whatever clocks say.
 */
export function dueAt({ event_date, time_zone }: { event_date: Date; time_zone: string }, minutesBefore: number): Date {
  if (minutesBefore % day !== 0) return new Date(event_date.getTime() - minutesBefore * 60_000)
  return fromDate(event_date, time_zone)
    .subtract({ days: minutesBefore / day })
    .toDate()
}
