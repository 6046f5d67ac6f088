import { onResync, roomLive } from '#platform/web/live/index.ts'
import type { Follow } from '#platform/web/rooms/room.ts'
import { throttle } from '#platform/web/throttle.ts'
import type { documentsLive } from '#features/documents/contract.ts'
import type { organisationsLive } from '#features/organisations/contract.ts'
import type { dealsLive } from '../contract.ts'
import { deals } from './data.ts'

const live = roomLive<typeof dealsLive & typeof documentsLive & typeof organisationsLive>()

/** Minimum time between refetches of analytics, in milliseconds. */
const figuresInterval = 2_000

/** Keeps deals and the activity on them in sync with the server. */
export const followDeals: Follow = ({ queryClient }) => {
  const refetch = (...queryKeys: readonly (readonly unknown[])[]) => {
    for (const queryKey of queryKeys) void queryClient.invalidateQueries({ queryKey })
  }
  const { query } = deals
  const refetchFigures = throttle(figuresInterval, () => refetch(query.analytics.key(), query.overview.key(), query.investors.key()))
  return [
    live.on('deals.changed', ({ deal_id: id }) => {
      refetch(query.get.key({ input: { id } }), query.mine.key(), query.introductions.key(), query.access.key())
      refetch(query.readingRequests.key())
      refetchFigures()
    }),
    live.on('deals.ownChanged', ({ deal_id: id }) => {
      refetch(query.get.key({ input: { id } }), query.mine.key(), query.list.key(), query.pipeline.key())
      refetch(query.introductions.key(), query.access.key(), query.readingRequests.key())
    }),
    live.on('documents.read', refetchFigures),
    // The member joined or left an organisation: other deals are theirs.
    live.on('organisations.ownChanged', () => refetch(query.key())),
    onResync(() => refetch(query.key())),
  ]
}
