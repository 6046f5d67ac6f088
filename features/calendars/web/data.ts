import { roomApi } from '#platform/web/api.ts'
import { readerZone } from '#platform/web/reader.ts'
import type { calendarsContract } from '../contract.ts'

export const calendars = roomApi<typeof calendarsContract>('calendars')

/** The status of the feed, and the preferred calendar. */
export const ownFeed = () => calendars.query.feed.queryOptions({ staleTime: 10_000 })

/** Whether an event is in the member's feed. */
export const eventStanding = (id: string) => calendars.query.standing.queryOptions({ input: { id } })

/** The address of an event's file. */
export const eventFile = (id: string) => `/api/events/${id}/calendar.ics`

export interface Shown {
  from: string
  to: string
  category: number | undefined
}

/** The address of an export, with days in the reader's time zone. */
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
