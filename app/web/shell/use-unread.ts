import { useQueries } from '@tanstack/react-query'
import { usePolling } from '#platform/web/live/index.ts'
import { rooms } from '../rooms.ts'

const badged = rooms.flatMap(({ tab, badge }) => (tab && badge ? [{ id: tab.id, badge }] : []))

/** What waits for the member, by the id of the section it waits in. */
function useWaiting(): readonly { id: string; count: number }[] {
  const refetchInterval = usePolling()
  const results = useQueries({ queries: badged.map(({ badge }) => ({ ...badge.query(), refetchInterval })) })
  return badged.map(({ id, badge }, at) => ({ id, count: results[at]?.data === undefined ? 0 : badge.count(results[at].data) }))
}

/** All that waits, as the bell counts it. */
export const useUnread = (): number => useWaiting().reduce((sum, { count }) => sum + count, 0)

/** What the sections' links carry, by the section's id. */
export const useTabBadges = (): Partial<Record<string, string>> =>
  Object.fromEntries(useWaiting().map(({ id, count }) => [id, shownCount(count, 99)]))

/** A number as a badge shows it; undefined, and so no badge, for none. */
export const shownCount = (count: number, most: 9 | 99): string | undefined =>
  count > most ? `${most}+` : count > 0 ? String(count) : undefined
