import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { roomApi } from '#platform/web/api.ts'
import { pagedOptions } from '#platform/web/pages.ts'
import { problemOf } from '#platform/web/problem.ts'
import { toast } from '#ui/toast.ts'
import type { mentoringDaysContract } from '../contract.ts'

export const mentoringDays = roomApi<typeof mentoringDaysContract>('mentoringDays')

const { query } = mentoringDays

export const dayPages = () => pagedOptions(query.list, (cursor) => ({ cursor }))
export const operatedDay = (id: string) => queryOptions(query.get.queryOptions({ input: { id } }))
export const ownDay = (id: string) => queryOptions(query.mine.queryOptions({ input: { id } }))
export const candidatesOf = (id: string) => queryOptions(query.candidates.queryOptions({ input: { id } }))
export const waitingDays = () => queryOptions(query.waiting.queryOptions())

/** Refetches everything the room shows. */
export const refreshMentoringDays = (queryClient: QueryClient): Promise<void> => queryClient.invalidateQueries({ queryKey: query.key() })

interface Change<Input> {
  send: (input: Input) => Promise<unknown>
  /** Title of the toast if it fails. */
  failed: string
  onDone?: (input: Input) => void
}

/** A change by one press. Everything the room shows is fetched again, also after a failure, which may be due to others. */
export function useChange<Input = void>({ send, failed, onDone }: Change<Input>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: (_, input) => onDone?.(input),
    onError: (error) => toast.error(failed, { description: problemOf(error).text }),
    onSettled: () => refreshMentoringDays(queryClient),
  })
}
