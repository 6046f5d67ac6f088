import { useEffect } from 'react'
import { sessionEnded } from '#platform/web/session-ended.ts'
import { useStore } from '#platform/web/use-store.ts'
import { useUnread } from './Waiting.tsx'

/** Puts what the bell counts on the icon of the installed application; while it is closed the service worker does. */
export function useAppBadge(): void {
  const unread = useUnread()
  const isOver = useStore(sessionEnded)
  useEffect(() => {
    // Where there is no icon, browsers refuse.
    void navigator.setAppBadge?.(isOver ? 0 : unread).catch(() => {})
  }, [unread, isOver])
}
