import { onResync, roomLive } from '#platform/web/live/index.ts'
import type { Follow } from '#platform/web/rooms/room.ts'
import type { organisationsLive } from '../contract.ts'
import { organisations, refreshOrganisations } from './data.ts'

const live = roomLive<typeof organisationsLive>()

/** Keeps organisations and the member's own place in them in sync with the server. */
export const followOrganisations: Follow = ({ queryClient }) => {
  const { query } = organisations
  return [
    live.on('organisations.changed', ({ id }) => {
      const queryKeys = [
        // By its address, which this event does not have.
        query.get.key(),
        ...[query.people, query.invitations, query.requests, query.colleagues, query.portfolio, query.portfolioRequests].map((each) =>
          each.key({ input: { id } }),
        ),
        query.verification.key({ input: { id } }),
        query.ofMember.key(),
      ]
      for (const queryKey of queryKeys) void queryClient.invalidateQueries({ queryKey })
    }),
    live.on('organisations.ownChanged', () => void refreshOrganisations(queryClient)),
    onResync(() => void queryClient.invalidateQueries({ queryKey: query.key() })),
  ]
}
