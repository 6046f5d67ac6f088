import { useSyncExternalStore } from 'react'

let ended = false
const listeners = new Set<() => void>()

/** Whether the session of this open page has ended: its screens then ask to sign in again. */
export const sessionEnded = {
  set(value: boolean) {
    ended = value
    for (const listener of listeners) listener()
  },
  useValue: () =>
    useSyncExternalStore(
      (listener) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
      () => ended,
    ),
}
