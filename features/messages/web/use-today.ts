import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let today = new Date()
let timer: ReturnType<typeof setTimeout> | undefined

/** A timer may sleep with its device, hence also a look each time the page is shown. */
function look() {
  const now = new Date()
  if (now.toDateString() !== today.toDateString()) {
    today = now
    for (const listener of listeners) listener()
  }
  clearTimeout(timer)
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1)
  timer = listeners.size > 0 ? setTimeout(look, midnight.getTime() - now.getTime() + 1_000) : undefined
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  document.addEventListener('visibilitychange', look)
  look()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    document.removeEventListener('visibilitychange', look)
    clearTimeout(timer)
  }
}

/** Some time of today: what is called today and yesterday changes at midnight. */
export const useToday = (): Date => useSyncExternalStore(subscribe, () => today)
