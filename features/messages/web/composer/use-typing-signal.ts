import { useRef } from 'react'
import { live } from '../data.ts'

/** How often the other is told that one is typing, in milliseconds. */
const every = 3_000

/** Tells the other that one is typing. */
export function useTypingSignal(other: string) {
  const toldAt = useRef(-Infinity)
  return {
    typed() {
      const now = performance.now()
      if (now - toldAt.current < every) return
      toldAt.current = now
      live.signal('messages.typing', { to: other })
    },
    /** What was typed is sent: the next letter tells anew. */
    sent() {
      toldAt.current = -Infinity
    },
  }
}
