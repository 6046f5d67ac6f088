import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { roomApi } from '#platform/web/api.ts'
import { changeHook } from '#platform/web/change-hook.ts'
import { pagedOptions } from '#platform/web/pages.ts'
import type { meetingsContract } from '../contract.ts'
import { mostSlotDays } from '../limits.ts'

export const meetings = roomApi<typeof meetingsContract>('meetings')

const { query } = meetings

export const ownSettings = () => queryOptions(query.settings.queryOptions())

/** How the member can meet another one. */
export const offerOf = (id: string) => queryOptions(query.offer.queryOptions({ input: { id } }))

/** A member's free times in the month from a time on. */
export const slotsOf = (id: string, from: string) => queryOptions(query.slots.queryOptions({ input: { id, from, days: mostSlotDays } }))

/** Meetings that are open or agreed with another member. */
export const meetingsWith = (id: string) => queryOptions(query.between.queryOptions({ input: { id } }))

export const meetingPages = (which: 'next' | 'waiting' | 'past') => pagedOptions(query.list, (cursor) => ({ which, cursor }))

export const meetingById = (id: string) => queryOptions(query.get.queryOptions({ input: { id } }))
/** The member's own notes about a meeting. */
export const notesAbout = (id: string) => queryOptions(query.notes.queryOptions({ input: { id } }))
/** Their notes about meetings with another member. */
export const earlierWith = (id: string) => queryOptions(query.earlier.queryOptions({ input: { id } }))
/** Next steps that they have not done, earliest first. */
export const stepPages = () => pagedOptions(query.steps, (cursor) => ({ cursor }))

/** Refetches everything the room shows. */
export const refreshMeetings = (queryClient: QueryClient): Promise<void> => queryClient.invalidateQueries({ queryKey: query.key() })

export const useChange = changeHook(refreshMeetings)
