import { roomApi } from '#platform/web/api.ts'
import { readerZone } from '#platform/web/reader.ts'
import type { calendarsContract } from '../contract.ts'

export const calendars = roomApi<typeof calendarsContract>('calendars')

/** Whether one has an address that calendars read, and which calendar one prefers. */
export const ownFeed = () => calendars.query.feed.queryOptions({ staleTime: 10_000 })

/** Whether an event is in one's own calendar. */
export const eventStanding = (id: string) => calendars.query.standing.queryOptions({ input: { id } })

/** Where an event is as a file. */
export const eventFile = (id: string) => `/api/events/${id}/calendar.ics`

export interface Shown {
  from: string
  to: string
  category: number | undefined
}

/** Where what the calendar shows is as a file; days begin where the reader is. */
export function calendarFile({ from, to, category }: Shown, format: 'ics' | 'csv'): string {
  const wanted = new URLSearchParams({
    from,
    to,
    zone: readerZone(),
    format,
    ...(category !== undefined && { category: String(category) }),
  })
  return `/api/calendar-export?${wanted}`
}
