import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { roomApi } from '#platform/web/api.ts'
import { delay } from '#platform/web/delay.ts'
import type { Me, membersContract } from '../contract.ts'

const members = roomApi<typeof membersContract>('members')

const me = () => members.query.me.queryOptions({ staleTime: Infinity })

/** Caches the signed-in member, as delivered with the page or a response. */
export function rememberMember(queryClient: QueryClient, member: Me) {
  queryClient.setQueryData(me().queryKey, { member })
}

/** The signed-in member, for use outside components; known before anything is rendered. */
export const memberIn = (queryClient: QueryClient): Me | undefined => queryClient.getQueryData(me().queryKey)?.member ?? undefined

/** The signed-in member, or undefined when signed out. */
export function useMember(): Me | undefined {
  return useQuery(me()).data?.member ?? undefined
}

let isSigningOut = false

/** Marks that the member is signing out, so that the end of the session is expected. */
export const markSigningOut = (value: boolean): void => {
  isSigningOut = value
}

/** How long after the end of the old session the cookie of a new one may arrive, in milliseconds. */
const cookieDelay = 1_000
/** How long to wait for a response, in milliseconds: without a connection it may never come. */
const patience = 15_000

/**
 * Whether the server still accepts the session as this member's; stays pending while they sign out. Rejects if the server cannot be
 * reached. Asks again after a first no: a password change gives this browser a new session just after the old one ends.
 */
export async function isStillSignedIn(memberId: string): Promise<boolean> {
  const ask = async () => (await members.call.me(undefined, { signal: AbortSignal.timeout(patience) })).member?.id === memberId
  const isStill = (await ask()) || (await delay(cookieDelay).then(ask))
  while (isSigningOut) await delay(cookieDelay)
  return isStill
}

/** Refetches the member after something about them changed. */
export const refreshMember = (queryClient: QueryClient): Promise<void> => queryClient.invalidateQueries({ queryKey: me().queryKey })

export function useRefreshMember(): () => Promise<void> {
  const queryClient = useQueryClient()
  return () => refreshMember(queryClient)
}
