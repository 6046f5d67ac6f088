import { useEffect } from 'react'
import { sessionEnded } from '#platform/web/session-ended.ts'
import { useStore } from '#platform/web/use-store.ts'
import { useUnread } from './Waiting.tsx'

/** Shows the bell's count on the icon of the installed app; the service worker does so while it is closed. */
export function useAppBadge(): void {
  const unread = useUnread()
  const isOver = useStore(sessionEnded)
  useEffect(() => {
    // Fails if there is no icon.
    void navigator.setAppBadge?.(isOver ? 0 : unread).catch(() => {})
  }, [unread, isOver])
}
