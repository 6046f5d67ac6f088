import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { roomApi } from '#platform/web/api.ts'
import type { Me, accountsContract } from '../contract.ts'

export const accounts = roomApi<typeof accountsContract>('accounts')

const session = () => accounts.query.session.queryOptions({ staleTime: Infinity })

/** Puts the signed-in member into the cache, as they came with the page or an answer. */
export function rememberMember(queryClient: QueryClient, member: Me) {
  queryClient.setQueryData(session().queryKey, { member })
}

/** The signed-in member, or undefined once nobody is. */
export function useMember(): Me | undefined {
  return useQuery(session()).data?.member ?? undefined
}

/** Reads the member anew, after something about them changed. */
export function useRefreshMember(): () => Promise<void> {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: session().queryKey })
}
