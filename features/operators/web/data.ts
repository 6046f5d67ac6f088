import type { QueryClient } from '@tanstack/react-query'
import { roomApi } from '#platform/web/api.ts'
import { pagedOptions } from '#platform/web/pages.ts'
import type { LogCheck, operatorsContract } from '../contract.ts'
import { type LogSearch, logFilters } from './log-search.ts'

export const operators = roomApi<typeof operatorsContract>('operators')

/** Actions of operators, newest first, page by page. Every room can log some, so they are fetched whenever the log opens. */
export const operatorActs = (search: LogSearch) => ({
  ...pagedOptions(operators.query.acts, (cursor) => ({ ...logFilters(search), cursor })),
  staleTime: 0,
})

/** Who acted, and in which rooms. */
export const logChoices = () => operators.query.logChoices.queryOptions()

/** Where the log with these filters is as CSV. */
export const logFileAddress = (search: LogSearch): string => `/api/operators/acts.csv?${new URLSearchParams(logFilters(search)).toString()}`

/** Checks the log from its first entry to the last, or the first that does not fit. @param onProgress told after each part */
export async function checkWholeLog(
  onProgress: (done: Pick<LogCheck, 'checked' | 'total'>) => void,
  signal: AbortSignal,
): Promise<LogCheck> {
  let erased = 0
  for (let after = 0; ;) {
    const part = await operators.call.checkLog({ after }, { signal })
    erased += part.erased
    onProgress(part)
    if (part.fault || part.checked >= part.total) return { ...part, erased }
    after = part.checked
  }
}

/** The members who help to run the community, page by page. */
export const staff = () => pagedOptions(operators.query.staff, (cursor) => ({ cursor }))

/** Whether those with a role need a second factor. */
export const factorRule = () => operators.query.factorRule.queryOptions()

export const roleOf = (id: string) => operators.query.roleOf.queryOptions({ input: { id } })

/** Refetches roles and activity after a role was given. */
export const refreshStaff = (queryClient: QueryClient): Promise<void> => queryClient.invalidateQueries({ queryKey: operators.query.key() })
