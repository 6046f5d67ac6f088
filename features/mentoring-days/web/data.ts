import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { roomApi } from '#platform/web/api.ts'
import { changeHook } from '#platform/web/change-hook.ts'
import { pagedOptions } from '#platform/web/pages.ts'
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

export const useChange = changeHook(refreshMentoringDays)
