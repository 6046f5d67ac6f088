import { type QueryClient, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { roomApi } from '#platform/web/api.ts'
import { pagedOptions } from '#platform/web/pages.ts'
import type { eventsContract } from '../contract.ts'
import type { Finding } from '../finding-contract.ts'
import type { Attendee } from '../hosting-contract.ts'
import type { HistoryFilter } from '../vocabulary.ts'

export const events = roomApi<typeof eventsContract>('events')

const pageSize = 20

interface DaysAsked {
  from: string
  days: number
  each: number
  zone: string
  category: number | undefined
}

/** The days that a view of the calendar shows; while others are on their way, those before stay. */
export const calendarDays = (input: DaysAsked) => queryOptions(events.query.days.queryOptions({ input, placeholderData: keepPreviousData }))

/** The events of one date. */
export const dayPages = (input: { date: string; zone: string; category: number | undefined }) =>
  pagedOptions(events.query.day, (cursor) => ({ ...input, cursor }))

/** What is found; while others are on their way, those before stay. */
export const foundPages = (finding: Partial<Finding>) => ({
  ...pagedOptions(events.query.find, (cursor) => ({ ...finding, limit: pageSize, cursor })),
  placeholderData: keepPreviousData,
})

/** The events that the operators list: as many as there are, as a rule. */
export const globalPages = () => pagedOptions(events.query.find, (cursor) => ({ source: 'curated' as const, limit: 50, cursor }))

/** The first few events for a text; none for an empty one. */
export const fewEvents = (query: string) =>
  queryOptions(events.query.find.queryOptions({ input: { query, limit: 4 }, enabled: query !== '', placeholderData: keepPreviousData }))

/** The next two events from a date on. */
export const nextEvents = (input: { from: string; zone: string; category: number | undefined }) =>
  queryOptions(events.query.find.queryOptions({ input: { ...input, limit: 2 } }))

/** The next few events of some days. */
export const weekAhead = (input: { from: string; to: string; zone: string }) =>
  queryOptions(events.query.find.queryOptions({ input: { ...input, limit: 3 } }))

/** What one goes to or hosts today, as it is in a zone. */
export const eventsToday = (zone: string) => queryOptions(events.query.today.queryOptions({ input: { zone } }))

export const featured = () => queryOptions(events.query.featured.queryOptions())
export const recommended = () => queryOptions(events.query.recommended.queryOptions())
export const eventById = (id: string) => queryOptions(events.query.get.queryOptions({ input: { id } }))
export const goingPages = (id: string) => pagedOptions(events.query.going, (cursor) => ({ id, cursor }))
export const eventsOfMember = (id: string) => queryOptions(events.query.ofMember.queryOptions({ input: { id } }))
export const hostedPages = () => pagedOptions(events.query.hosted, (cursor) => ({ cursor }))
export const historyPages = (status: HistoryFilter) => pagedOptions(events.query.history, (cursor) => ({ status, cursor }))
export const attendeePages = (id: string, status: Attendee['status'] | undefined) =>
  pagedOptions(events.query.attendees, (cursor) => ({ id, status, cursor }))
export const preferences = () => queryOptions(events.query.preferences.queryOptions())

/** Asks anew for all that the room shows. */
export const refreshEvents = (queryClient: QueryClient): Promise<void> => queryClient.invalidateQueries({ queryKey: events.query.key() })
