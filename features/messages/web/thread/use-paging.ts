import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { problemOf } from '#platform/web/problem.ts'
import { toast } from '#ui/toast.ts'
import { refetchSoon } from '../caches.ts'
import { conversationWith, threadKey } from '../data.ts'
import { fetchAround, fetchLatest, fetchNewer, fetchOlder, windowIn } from './thread-query.ts'
import { type ThreadWindow, lastPosition } from './window.ts'

type Change = (window: ThreadWindow) => ThreadWindow
type Direction = 'older' | 'newer'

interface Paging {
  /** Fetches the next page in a direction, unless a request is under way. */
  extend: (direction: Direction) => void
  /** Replaces the window by the last messages, or those around a position. @returns whether it succeeded */
  jump: (to: 'end' | number) => Promise<boolean>
  /** The failure of the last page request, if any. */
  failed: { direction: Direction; words: string } | undefined
}

/** Loads older and newer messages into the window of a conversation. */
export function usePaging(other: string): Paging {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const isExtending = useRef(false)
  const [failed, setFailed] = useState<Paging['failed']>()

  function apply(change: Change): ThreadWindow | undefined {
    const window = queryClient.setQueryData<ThreadWindow>(threadKey(other), (before) => before && change(before))
    const last = queryClient.getQueryData(conversationWith(other).queryKey)?.last_position ?? 0
    // The end may have moved while it was loaded.
    if (window && !window.hasNewer && lastPosition(window) < last) void refetchSoon(queryClient, threadKey(other))
    return window
  }

  return {
    extend(direction) {
      const window = windowIn(queryClient, other)
      if (isExtending.current || !window) return
      isExtending.current = true
      setFailed(undefined)
      const page = direction === 'older' ? fetchOlder(window, other) : fetchNewer(window, other)
      void page.then(apply, (error) => setFailed({ direction, words: problemOf(error).text })).then(() => (isExtending.current = false))
    },
    jump: (to) =>
      (to === 'end' ? fetchLatest(other) : fetchAround(other, to)).then(
        (change) => apply(change) !== undefined,
        (error) => {
          toast.error(t`Error loading messages`, { description: problemOf(error).text })
          return false
        },
      ),
    failed,
  }
}
