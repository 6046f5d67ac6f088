import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { roomApi } from '#platform/web/api.ts'
import { changeHook } from '#platform/web/change-hook.ts'
import { pagedOptions } from '#platform/web/pages.ts'
import type { groupsContract } from '../contract.ts'

export const groups = roomApi<typeof groupsContract>('groups')

const { query } = groups

export const ownGroupPages = () => pagedOptions(query.mine, (cursor) => ({ cursor }))
export const otherGroupPages = () => pagedOptions(query.others, (cursor) => ({ cursor }))
export const groupById = (id: string) => queryOptions(query.get.queryOptions({ input: { id } }))
export const peoplePages = (id: string) => pagedOptions(query.people, (cursor) => ({ id, cursor, limit: 50 }))
export const requestPages = (id: string) => pagedOptions(query.requests, (cursor) => ({ id, cursor }))
export const operatedPages = (state: 'current' | 'archived') => pagedOptions(query.all, (cursor) => ({ state, cursor }))

/** The viewer's groups in short, and whether there are others to join. */
export const groupChoices = () => queryOptions(query.choices.queryOptions())

/** All groups in short, for those who run the community. */
export const staffChoices = () => queryOptions(query.staffChoices.queryOptions())

/** The viewer's groups in short, current ones first; none until they have loaded. */
export const useOwnGroups = () => useQuery(groupChoices()).data?.items ?? []

/** Refetches everything the room shows. */
export const refreshGroups = (queryClient: QueryClient): Promise<void> => queryClient.invalidateQueries({ queryKey: query.key() })

export const useChange = changeHook(refreshGroups)
