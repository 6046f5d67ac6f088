import type { ClientFrame } from '#platform/live.ts'
import { listeners } from '../listeners.ts'

/**
 * What screens and rooms want of the connection. It is small and always there; the connection itself is loaded after the first screen
 * stands and finds here whom to tell.
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

/** Sends a frame while the connection stands; set by the connection. */
let outlet: ((frame: ClientFrame) => void) | undefined

export const setOutlet = (send: typeof outlet): void => {
  outlet = send
}

export const send = (frame: ClientFrame): void => outlet?.(frame)
