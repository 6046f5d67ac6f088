import { localDate } from '#features/events/zoned-time.ts'

/** The facts about an event for external calendars. */
export interface CalendarEvent {
  title: string
  description: string
  starts_at: Date
  /** For all-day events, the midnight after the last day. */
  ends_at: Date
  /** IANA name of the zone for the dates of all-day events. */
  time_zone: string
  all_day: boolean
  place: string
  /** Its page on our site. */
  url: string
}

/** Calendars refuse longer addresses, so the description is cut; in characters. */
const longestDetails = 800

/** The location of an event in a line. @param online the word for online events, in the reader's language */
export function placeOf(
  { format, venue, address, city }: { format: string; venue: string; address: string; city: string | null },
  online: string,
): string {
  const parts = [venue, address, city ?? ''].map((part) => part.trim()).filter(Boolean)
  // Avoids 'Telliskivi, Tallinn, Tallinn'.
  const place = parts.filter((part, at) => !parts.slice(0, at).some((before) => before.toLowerCase().includes(part.toLowerCase())))
  if (format === 'online') return place.length > 0 ? place.join(', ') : online
  return place.join(', ')
}

/** Formats an instant like iCalendar and Google. */
const compact = (at: Date) => at.toISOString().replace(/[-:]|\.\d{3}/g, '')

const detailsOf = ({ description, url }: CalendarEvent) => {
  const characters = Array.from(description)
  const text = characters.length > longestDetails ? `${characters.slice(0, longestDetails).join('')}…` : description
  return [text, url].filter(Boolean).join('\n\n')
}

/** Calendars read a plus literally, so spaces must be %20. */
const query = (fields: Record<string, string>) =>
  Object.entries(fields)
    .map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`)
    .join('&')

/** Opens Google's form for a new event, filled in. */
export function googleLink(event: CalendarEvent): string {
  const { title, starts_at, ends_at, time_zone, all_day, place } = event
  const [from, to] = all_day
    ? [starts_at, ends_at].map((at) => localDate(at, time_zone).replaceAll('-', ''))
    : [compact(starts_at), compact(ends_at)]
  const fields = { action: 'TEMPLATE', text: title, dates: `${from}/${to}`, details: detailsOf(event), location: place, ctz: time_zone }
  return `https://calendar.google.com/calendar/render?${query(fields)}`
}

const outlookHosts = { personal: 'outlook.live.com', work: 'outlook.office.com' } as const

/** Opens Outlook's form for a new event, filled in, for personal or work and school accounts. */
export function outlookLink(event: CalendarEvent, account: keyof typeof outlookHosts): string {
  const { title, starts_at, ends_at, time_zone, all_day, place } = event
  const time = (at: Date) => (all_day ? localDate(at, time_zone) : at.toISOString().replace(/\.\d{3}/, ''))
  const fields = {
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    body: detailsOf(event),
    location: place,
    startdt: time(starts_at),
    enddt: time(ends_at),
    allday: String(all_day),
  }
  return `https://${outlookHosts[account]}/calendar/0/action/compose?${query(fields)}`
}
