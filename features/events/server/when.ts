import type { EventFacts } from './facts.ts'

type When = Pick<EventFacts, 'event_date' | 'end_date' | 'time_zone' | 'all_day'>

/** When an event is, for mails and notifications: 'Thursday, 26 November 2026 at 09:30 EET', or its dates. */
export function whenText({ event_date, end_date, time_zone: timeZone, all_day }: When, { locale } = { locale: 'en-GB' }): string {
  const date = new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'full' })
  if (!all_day) {
    return new Intl.DateTimeFormat(locale, {
      timeZone,
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      timeZoneName: 'short',
    }).format(event_date)
  }
  return date.formatRange(event_date, new Date(end_date.getTime() - 1))
}
