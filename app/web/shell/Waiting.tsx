import { type UseQueryResult, useQueries } from '@tanstack/react-query'
import { type ReactNode, createContext, use } from 'react'
import { usePromptPolling } from '#platform/web/live/index.ts'
import { rooms } from '../rooms.ts'

const badges = rooms.flatMap(({ tab, badge }) => (tab && badge ? [{ section: tab.id, ...badge }] : []))

/** The number of unread items by section id. */
type Counts = Readonly<Record<string, number>>
const countsOf = (results: readonly UseQueryResult[]): Counts =>
  Object.fromEntries(badges.map(({ section, count }, at) => [section, results[at]?.data === undefined ? 0 : count(results[at].data)]))

const CountsContext = createContext<Counts>({})

/** Keeps the counts up to date. @param isOver whether the session is, so that nothing may be asked */
export function WaitingProvider({ isOver, children }: { isOver: boolean; children: ReactNode }) {
  const refetchInterval = usePromptPolling()
  const counts = useQueries({
    queries: badges.map(({ query }) => ({ ...query(), refetchInterval, enabled: !isOver })),
    combine: countsOf,
  })
  return <CountsContext value={counts}>{children}</CountsContext>
}

/** The total shown on the bell. */
export const useUnread = (): number => Object.values(use(CountsContext)).reduce((sum, count) => sum + count, 0)

/** The badge for what waits in these sections together. */
export function useWaiting(): (...sections: string[]) => string | undefined {
  const counts = use(CountsContext)
  return (...sections) =>
    shownCount(
      sections.reduce((sum, id) => sum + (counts[id] ?? 0), 0),
      99,
    )
}

/** A number as shown on a badge; undefined for none. */
export const shownCount = (count: number, most: 9 | 99): string | undefined =>
  count > most ? `${most}+` : count > 0 ? String(count) : undefined
