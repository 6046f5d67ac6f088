import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { roomApi } from '#platform/web/api.ts'
import { pagedOptions } from '#platform/web/pages.ts'
import { problemOf } from '#platform/web/problem.ts'
import { toast } from '#ui/toast.ts'
import type { meetingsContract } from '../contract.ts'
import { mostSlotDays } from '../limits.ts'

export const meetings = roomApi<typeof meetingsContract>('meetings')

const { query } = meetings

export const ownSettings = () => queryOptions(query.settings.queryOptions())

/** How the member can meet another one. */
export const offerOf = (id: string) => queryOptions(query.offer.queryOptions({ input: { id } }))

/** A member's free times in the month from a time on. */
export const slotsOf = (id: string, from: string) => queryOptions(query.slots.queryOptions({ input: { id, from, days: mostSlotDays } }))

/** What is open or agreed with another member. */
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

interface Change<Input> {
  send: (input: Input) => Promise<unknown>
  /** Title of the toast if it fails. */
  failed: string
  onDone?: (input: Input) => void
}

/** A change of a meeting by one press. Everything the room shows is fetched again, also after a failure, which may be due to the other. */
export function useChange<Input = void>({ send, failed, onDone }: Change<Input>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: (_, input) => onDone?.(input),
    onError: (error) => toast.error(failed, { description: problemOf(error).text }),
    onSettled: () => refreshMeetings(queryClient),
  })
}
