import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { roomApi } from '#platform/web/api.ts'
import { delay } from '#platform/web/delay.ts'
import type { Me, membersContract } from '../contract.ts'

const members = roomApi<typeof membersContract>('members')

const me = () => members.query.me.queryOptions({ staleTime: Infinity })

/** Puts the signed-in member into the cache, as they came with the page or an answer. */
export function rememberMember(queryClient: QueryClient, member: Me) {
  queryClient.setQueryData(me().queryKey, { member })
}

/** The signed-in member, outside of a screen; it is known before anything is shown. */
export const memberIn = (queryClient: QueryClient): Me | undefined => queryClient.getQueryData(me().queryKey)?.member ?? undefined

/** The signed-in member, or undefined once nobody is. */
export function useMember(): Me | undefined {
  return useQuery(me()).data?.member ?? undefined
}

let isSigningOut = false

/** From here on the session ends because the member wants it to. */
export const markSigningOut = (value: boolean): void => {
  isSigningOut = value
}

/** How long the cookie of a new session may be on its way after the old one has ended, in milliseconds. */
const cookiesWay = 1_000

/**
 * Whether the server still knows the session as this member's; open while they sign out. Rejects if the server cannot be asked.
 * A first no is asked again: with a new password this browser has a new session, a moment after the old one ended.
 */
export async function isStillSignedIn(memberId: string): Promise<boolean> {
  const ask = async () => (await members.call.me()).member?.id === memberId
  const isStill = (await ask()) || (await delay(cookiesWay).then(ask))
  return isSigningOut ? new Promise(() => {}) : isStill
}

/** Reads the member anew, after something about them changed. */
export const refreshMember = (queryClient: QueryClient): Promise<void> => queryClient.invalidateQueries({ queryKey: me().queryKey })

export function useRefreshMember(): () => Promise<void> {
  const queryClient = useQueryClient()
  return () => refreshMember(queryClient)
}
