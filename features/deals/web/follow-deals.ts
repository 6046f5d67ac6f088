import { onResync, roomLive } from '#platform/web/live/index.ts'
import type { Follow } from '#platform/web/rooms/room.ts'
import { throttle } from '#platform/web/throttle.ts'
import type { documentsLive } from '#features/documents/contract.ts'
import type { dealsLive } from '../contract.ts'
import { deals } from './data.ts'

const live = roomLive<typeof dealsLive & typeof documentsLive>()

/** Minimum time between refetches of analytics, in milliseconds. */
const figuresEvery = 2_000

/** Keeps deals and the activity on them in sync with the server. @returns stops it */
export const followDeals: Follow = ({ queryClient }) => {
  const askAnew = (...queryKeys: readonly (readonly unknown[])[]) => {
    for (const queryKey of queryKeys) void queryClient.invalidateQueries({ queryKey })
  }
  const { query } = deals
  const askForFigures = throttle(figuresEvery, () => askAnew(query.analytics.key(), query.overview.key(), query.investors.key()))
  const ends = [
    live.on('deals.changed', ({ deal_id: id }) => {
      askAnew(query.get.key({ input: { id } }), query.mine.key(), query.introductions.key(), query.access.key())
      askAnew(query.readingRequests.key())
      askForFigures()
    }),
    live.on('deals.ownChanged', ({ deal_id: id }) => {
      askAnew(query.get.key({ input: { id } }), query.mine.key(), query.list.key(), query.pipeline.key())
      askAnew(query.introductions.key(), query.access.key(), query.readingRequests.key())
    }),
    live.on('documents.read', askForFigures),
    onResync(() => askAnew(query.key())),
  ]
  return () => ends.forEach((end) => end())
}
