import { tabPath } from '#platform/paths.ts'

export type EventsTab = 'live' | 'recommendations' | 'global' | 'referrals' | 'history' | 'preferences'

export const eventsPath = (tab?: EventsTab) => `${tabPath('events')}${tab ? `?tab=${tab}` : ''}`
/** @param organisation the id of the organisation that is to host it */
export const newEventPath = (organisation?: string) => `${tabPath('events')}/new${organisation ? `?as=${organisation}` : ''}`
/** A new event for the people of a group. */
export const newGroupEventPath = (groupId: string) => `${newEventPath()}?group=${groupId}`
export const eventPath = (eventId: string) => `${tabPath('events')}/${eventId}`
export const editEventPath = (eventId: string) => `${eventPath(eventId)}/edit`
/** The address to share: visitors read the page of a public event there. */
export const publicEventPath = (eventId: string) => `/event/${eventId}`
/** Where hosts check people in; with a ticket, its holder. It is the content of the QR code. */
export const checkInPath = (eventId: string, ticket?: string) => `${eventPath(eventId)}/check-in${ticket ? `?ticket=${ticket}` : ''}`
/** The host's list of attendees. */
export const attendeesPath = (eventId: string) => `${eventPath(eventId)}/attendees`
