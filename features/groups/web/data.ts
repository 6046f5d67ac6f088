import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { roomApi } from '#platform/web/api.ts'
import { pagedOptions } from '#platform/web/pages.ts'
import { problemOf } from '#platform/web/problem.ts'
import { toast } from '#ui/toast.ts'
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

interface Change<Input> {
  send: (input: Input) => Promise<unknown>
  /** Title of the toast if it fails. */
  failed: string
  onDone?: (input: Input) => void
}

/** A change of a group or its people. Everything the room shows is fetched again, also after a failure, which may be due to others. */
export function useChange<Input = void>({ send, failed, onDone }: Change<Input>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: (_, input) => onDone?.(input),
    onError: (error) => toast.error(failed, { description: problemOf(error).text }),
    onSettled: () => refreshGroups(queryClient),
  })
}
