import type { QueryClient } from '@tanstack/react-query'
import type { Notification } from '../contract.ts'

/** How long after it was begun the server tells of a change at the latest, a picture's upload included; in milliseconds. */
const aMoment = 60_000

/** Whether it tells of what was saved in this very tab, which has said so itself: a change of one's own profile. */
export function wasSavedHere(queryClient: QueryClient, { type, actor }: Notification): boolean {
  if (type !== 'profiles' || actor !== null) return false
  const saves = queryClient.getMutationCache().findAll({ mutationKey: [[type]] })
  return saves.some(({ state }) => state.status === 'pending' || Date.now() - state.submittedAt < aMoment)
}
