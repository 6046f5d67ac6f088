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

/** The days of a calendar view; the previous ones stay while others load. */
export const calendarDays = (input: DaysAsked) => queryOptions(events.query.days.queryOptions({ input, placeholderData: keepPreviousData }))

/** The events of one date. */
export const dayPages = (input: { date: string; zone: string; category: number | undefined }) =>
  pagedOptions(events.query.day, (cursor) => ({ ...input, cursor }))

/** Search results; the previous ones stay while others load. */
export const foundPages = (finding: Partial<Finding>) => ({
  ...pagedOptions(events.query.find, (cursor) => ({ ...finding, limit: pageSize, cursor })),
  placeholderData: keepPreviousData,
})

/** The curated events, usually all of them. */
export const globalPages = () => pagedOptions(events.query.find, (cursor) => ({ source: 'curated' as const, limit: 50, cursor }))

/** The next two events from a date on. */
export const nextEvents = (input: { from: string; zone: string; category: number | undefined }) =>
  queryOptions(events.query.find.queryOptions({ input: { ...input, limit: 2 } }))

/** The next few events of some days. */
export const weekAhead = (input: { from: string; to: string; zone: string }) =>
  queryOptions(events.query.find.queryOptions({ input: { ...input, limit: 3 } }))

/** Today's events that the member attends or hosts, for a time zone. */
export const eventsToday = (zone: string) => queryOptions(events.query.today.queryOptions({ input: { zone } }))

export const featured = () => queryOptions(events.query.featured.queryOptions())
export const recommended = () => queryOptions(events.query.recommended.queryOptions())
export const eventById = (id: string) => queryOptions(events.query.get.queryOptions({ input: { id } }))
export const goingPages = (id: string) => pagedOptions(events.query.going, (cursor) => ({ id, cursor }))
export const eventsOfMember = (id: string) => queryOptions(events.query.ofMember.queryOptions({ input: { id } }))
export const hostedPages = () => pagedOptions(events.query.hosted, (cursor) => ({ cursor }))
/** The current and upcoming events of an organisation. */
export const eventsOfOrganisation = (id: string) => pagedOptions(events.query.ofOrganisation, (cursor) => ({ id, cursor, limit: 5 }))
/** The current and upcoming events of a group. */
export const eventsOfGroup = (id: string) => pagedOptions(events.query.ofGroup, (cursor) => ({ id, cursor }))
export const historyPages = (status: HistoryFilter) => pagedOptions(events.query.history, (cursor) => ({ status, cursor }))
export const attendeePages = (id: string, status: Attendee['status'] | undefined) =>
  pagedOptions(events.query.attendees, (cursor) => ({ id, status, cursor }))
/** What the host wrote to the attendees. */
export const eventMessages = (id: string) => pagedOptions(events.query.messages, (cursor) => ({ id, cursor }))
/** Everybody invited to host an event. */
export const coHostsOfEvent = (id: string) => queryOptions(events.query.coHosts.queryOptions({ input: { id } }))
/** The other dates of an event that repeats. */
export const datesOfEvent = (id: string) => queryOptions(events.query.dates.queryOptions({ input: { id } }))
export const preferences = () => queryOptions(events.query.preferences.queryOptions())

/** Refetches all data of the room. */
export const refreshEvents = (queryClient: QueryClient): Promise<void> => queryClient.invalidateQueries({ queryKey: events.query.key() })
