import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { refreshMeetings } from '#features/meetings/web/index.ts'
import type { Topic } from '#features/newsfeed/topics.ts'
import { roomApi } from '#platform/web/api.ts'
import { changeHook } from '#platform/web/change-hook.ts'
import { pagedOptions } from '#platform/web/pages.ts'
import type { officeHoursContract } from '../contract.ts'

export const officeHours = roomApi<typeof officeHoursContract>('officeHours')

const { query } = officeHours

/** Those on a topic, or of a member, if told. */
export const offerPages = (wanted: { topic?: Topic | undefined; member_id?: string }) =>
  pagedOptions(query.list, (cursor) => ({ ...wanted, cursor }))
export const offerById = (id: string) => queryOptions(query.get.queryOptions({ input: { id } }))
export const ownOffers = () => queryOptions(query.own.queryOptions())
export const ownWaits = () => queryOptions(query.waiting.queryOptions())

/** Refetches everything the room shows, and meetings, which the places are. */
export const refreshOfficeHours = async (queryClient: QueryClient): Promise<void> => {
  await Promise.all([queryClient.invalidateQueries({ queryKey: query.key() }), refreshMeetings(queryClient)])
}

export const useChange = changeHook(refreshOfficeHours)
