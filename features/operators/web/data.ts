import type { QueryClient } from '@tanstack/react-query'
import { roomApi } from '#platform/web/api.ts'
import { pagedOptions } from '#platform/web/pages.ts'
import type { operatorsContract } from '../contract.ts'

export const operators = roomApi<typeof operatorsContract>('operators')

/** Actions of operators, newest first, page by page. */
export const operatorActs = () => pagedOptions(operators.query.acts, (cursor) => ({ cursor }))

/** The members who help to run the community, page by page. */
export const staff = () => pagedOptions(operators.query.staff, (cursor) => ({ cursor }))

export const roleOf = (id: string) => operators.query.roleOf.queryOptions({ input: { id } })

/** Refetches roles and activity after a role was given. */
export const refreshStaff = (queryClient: QueryClient): Promise<void> => queryClient.invalidateQueries({ queryKey: operators.query.key() })
