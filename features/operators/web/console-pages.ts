import { useLingui } from '@lingui/react/macro'
import { useQueries } from '@tanstack/react-query'
import { use } from 'react'
import { useMember } from '#features/members/web/index.ts'
import { mayRead } from '#platform/staff.ts'
import { usePolling, useWatched } from '#platform/web/live/index.ts'
import { ConsoleContext } from '#platform/web/rooms/console.ts'
import type { ConsoleGroup, ConsolePage } from '#platform/web/rooms/room.ts'

/** The pages of the console that the reader may see. */
export function useConsolePages(): readonly ConsolePage[] {
  const role = useMember()?.role ?? 'member'
  return use(ConsoleContext).filter(({ area }) => mayRead(role, area))
}

/** How much waits on each page of the console, by its address, live; those whose numbers are not known yet are left out. */
export function useConsoleWaiting(): ReadonlyMap<string, number> {
  const isClosed = useMember()?.factor_due === true
  const pages = useConsolePages().flatMap(({ href, waiting }) => (waiting && !isClosed ? [{ href, waiting }] : []))
  const refetchInterval = usePolling()
  useWatched(pages.flatMap(({ waiting }) => waiting.topics ?? []))
  const results = useQueries({ queries: pages.map(({ waiting }) => ({ ...waiting.query(), refetchInterval })) })
  return new Map(
    pages.flatMap(({ href, waiting }, at) => {
      const data = results[at]?.data
      return data === undefined ? [] : [[href, waiting.count(data)]]
    }),
  )
}

export function useGroupNames(): Record<ConsoleGroup, string> {
  const { t } = useLingui()
  return {
    people: t({ message: 'People', context: 'console' }),
    content: t({ message: 'Content', context: 'console' }),
    community: t({ message: 'Community', context: 'console' }),
    system: t({ message: 'System', context: 'console' }),
  }
}
