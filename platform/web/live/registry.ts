import type { ClientFrame } from '#platform/live.ts'
import { listeners } from '../listeners.ts'

/**
 * The subscriptions of screens and rooms. This small module is always loaded; the connection is loaded after the first screen and finds its
 * subscribers here.
 */
const events = new Map<string, ReturnType<typeof listeners<unknown>>>()

export function onEvent(name: string, handler: (data: unknown) => void): () => void {
  const hearing = events.get(name) ?? listeners<unknown>()
  events.set(name, hearing)
  return hearing.add(handler)
}

export const tellEvent = (name: string, data: unknown): void => events.get(name)?.tell(data)

export const resyncs = listeners()
export const openings = listeners()

/** Sends a frame while the connection is open; set by the connection. */
let outlet: ((frame: ClientFrame) => void) | undefined

export const setOutlet = (send: typeof outlet): void => {
  outlet = send
}

export const send = (frame: ClientFrame): void => outlet?.(frame)
