import type { QueryClient } from '@tanstack/react-query'
import { itemsOf } from '#platform/web/pages.ts'
import { notificationPages, notifications, refresh, summary } from './data.ts'
import { isAt } from './is-at.ts'
import { isReadByItsScreen } from './kinds.ts'
import { withAllRead } from './list-changes.ts'

/** What is about the screen one is at has been seen: it is marked read, quietly. */
export async function markReadHere(queryClient: QueryClient, here: string): Promise<void> {
  try {
    const counts = await queryClient.fetchQuery(summary())
    if (counts.unread === 0) return
    const pages = await queryClient.fetchInfiniteQuery(notificationPages())
    const about = itemsOf(pages).filter((item) => !item.read && !isReadByItsScreen(item) && isAt(item.target, here))
    for (const target of new Set(about.map((item) => item.target))) {
      const which = { up_to: Math.max(...about.map(({ revision }) => revision)), target }
      const changed = withAllRead({ pages, summary: counts }, which)
      queryClient.setQueryData(notificationPages().queryKey, changed.pages)
      queryClient.setQueryData(summary().queryKey, changed.summary)
      await notifications.call.markAllRead(which)
    }
    if (about.length > 0) await refresh(queryClient)
  } catch {
    // They stay unread; the list says so.
  }
}
