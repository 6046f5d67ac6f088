import { onResync, roomLive } from '#platform/web/live/index.ts'
import type { Follow } from '#platform/web/rooms/room.ts'
import type { organisationsLive } from '#features/organisations/contract.ts'
import type { investmentsLive } from '../contract.ts'
import { refreshInvestments } from './data.ts'

const live = roomLive<typeof investmentsLive & typeof organisationsLive>()

/** Refetches investments when they have changed on another page. */
export const followInvestments: Follow = ({ queryClient }) => {
  const refetch = () => void refreshInvestments(queryClient)
  // The member may have joined or left an organisation whose people share a ledger.
  return [live.on('investments.changed', refetch), live.on('organisations.ownChanged', refetch), onResync(refetch)]
}
