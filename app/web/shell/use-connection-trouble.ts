import { useEffect, useState, useSyncExternalStore } from 'react'
import { liveStatus } from '#platform/web/live/index.ts'
import { useStore } from '#platform/web/use-store.ts'

/** Shorter interruptions are not shown, in milliseconds. */
const blip = 1_000

function listen(listener: () => void) {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Why the page may be outdated: there is no network, or the server does not respond. */
export function useConnectionTrouble(): 'offline' | 'reconnecting' | undefined {
  const isOnline = useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  )
  const isDown = useStore(liveStatus) === 'down'
  const [wasOffline, setWasOffline] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => setWasOffline(!isOnline), isOnline ? 0 : blip)
    return () => clearTimeout(timer)
  }, [isOnline])

  if (!isOnline && (wasOffline || isDown)) return 'offline'
  return isOnline && isDown ? 'reconnecting' : undefined
}
