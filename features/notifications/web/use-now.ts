import { useSyncExternalStore } from 'react'

/** How often what is shown of the time may change, in milliseconds. */
const step = 10_000

let now = 0
const listeners = new Set<() => void>()
let ticking: ReturnType<typeof setInterval> | undefined

function tick() {
  now = Date.now()
  for (const listener of listeners) listener()
}

function listen(listener: () => void) {
  listeners.add(listener)
  ticking ??= setInterval(tick, step)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(ticking)
    ticking = undefined
  }
}

/** Without listeners nothing ticks: the first look sets the clock. */
function look() {
  if (ticking === undefined && Date.now() - now >= step) now = Date.now()
  return now
}

/** The time in milliseconds, moving on in small steps; one clock for all that stand on a screen. */
export const useNow = (): number => useSyncExternalStore(listen, look)
