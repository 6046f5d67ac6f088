import type { Live } from './live.ts'
import type { LiveEvent } from './live-event.ts'

const waiting = new WeakMap<Live, Set<string>>()

/** Tells an event after a while in milliseconds, once for all calls with the same one meanwhile. */
export function tellLater(live: Live, event: LiveEvent, delay: number): void {
  const events = waiting.get(live) ?? new Set()
  waiting.set(live, events)
  const key = JSON.stringify(event)
  if (events.has(key)) return
  events.add(key)
  setTimeout(() => {
    events.delete(key)
    live.tell(event)
  }, delay).unref()
}
