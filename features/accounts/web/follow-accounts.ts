import type { QueryClient } from '@tanstack/react-query'
import { onResync, roomLive } from '#platform/web/live/index.ts'
import type { Follow } from '#platform/web/rooms/room.ts'
import { refreshMember } from '#features/members/web/index.ts'
import type { accountsLive } from '../contract.ts'
import { accounts } from './data.ts'

const live = roomLive<typeof accountsLive>()

/** Keeps the settings of the account as they are changed elsewhere. @returns ends it */
export const followAccounts: Follow = ({ queryClient }) => {
  const ends = [
    live.on('accounts.changed', () => {
      void askForAccount(queryClient)
      void refreshMember(queryClient)
    }),
    // The address stands in other rooms' screens too.
    live.on('accounts.emailChanged', () => void queryClient.invalidateQueries()),
    onResync(() => void askForAccount(queryClient)),
  ]
  return () => ends.forEach((end) => end())
}

/** Asks anew for what is shown of the account. */
export const askForAccount = (queryClient: QueryClient): Promise<void> => queryClient.invalidateQueries({ queryKey: accounts.query.key() })
