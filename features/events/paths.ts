import { tabPath } from '#platform/paths.ts'

export type EventsTab = 'live' | 'recommendations' | 'global' | 'referrals' | 'history' | 'preferences'

export const eventsPath = (tab?: EventsTab) => `${tabPath('events')}${tab ? `?tab=${tab}` : ''}`
export const newEventPath = () => `${tabPath('events')}/new`
export const eventPath = (eventId: string) => `${tabPath('events')}/${eventId}`
export const editEventPath = (eventId: string) => `${eventPath(eventId)}/edit`
/** The host's list of attendees. */
export const attendeesPath = (eventId: string) => `${eventPath(eventId)}/attendees`
