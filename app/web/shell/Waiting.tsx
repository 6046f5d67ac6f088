import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect } from 'react'
import { usePolling } from '#platform/web/live/index.ts'
import type { Badge } from '#platform/web/rooms/room.ts'
import { createStore } from '#platform/web/store.ts'
import { useStore } from '#platform/web/use-store.ts'
import { rooms } from '../rooms.ts'

/** The number of unread items by section id. */
const waiting = createStore<Readonly<Record<string, number>>>({})

/** Keeps the counts up to date; rendered once, at the root of the app. */
export const Waiting = () =>
  rooms.map(({ tab, badge }) => tab && badge && <WaitingIn key={tab.id} section={tab.id} query={badge.query()} count={badge.count} />)

function WaitingIn({ section, query, count }: { section: string; query: ReturnType<Badge['query']>; count: Badge['count'] }) {
  const { data } = useQuery({ ...query, refetchInterval: usePolling() })
  const counted = data === undefined ? 0 : count(data)
  useLayoutEffect(() => waiting.set({ ...waiting.get(), [section]: counted }), [section, counted])
  return null
}

/** The total shown on the bell. */
export const useUnread = (): number => Object.values(useStore(waiting)).reduce((sum, count) => sum + count, 0)

/** The badge for what waits in these sections together. */
export function useWaiting(): (...sections: string[]) => string | undefined {
  const counts = useStore(waiting)
  return (...sections) =>
    shownCount(
      sections.reduce((sum, id) => sum + (counts[id] ?? 0), 0),
      99,
    )
}

/** A number as shown on a badge; undefined for none. */
export const shownCount = (count: number, most: 9 | 99): string | undefined =>
  count > most ? `${most}+` : count > 0 ? String(count) : undefined
