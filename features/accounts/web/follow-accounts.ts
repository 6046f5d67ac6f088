import type { QueryClient } from '@tanstack/react-query'
import { onResync, roomLive } from '#platform/web/live/index.ts'
import type { Follow } from '#platform/web/rooms/room.ts'
import { refreshMember } from '#features/members/web/index.ts'
import type { accountsLive } from '../contract.ts'
import { accounts } from './data.ts'

const live = roomLive<typeof accountsLive>()

/** Updates the account settings when they change elsewhere. */
export const followAccounts: Follow = ({ queryClient }) => [
  live.on('accounts.changed', () => {
    void refetchAccount(queryClient)
    void refreshMember(queryClient)
  }),
  // Screens of other rooms show the address too.
  live.on('accounts.emailChanged', () => void queryClient.invalidateQueries()),
  onResync(() => void refetchAccount(queryClient)),
]

/** Refetches everything shown of the account. */
export const refetchAccount = (queryClient: QueryClient): Promise<void> => queryClient.invalidateQueries({ queryKey: accounts.query.key() })
