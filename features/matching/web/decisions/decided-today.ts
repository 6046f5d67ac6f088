import type { Decision } from '../../contract.ts'
import type { QueuedStep } from './queue.ts'

/** Decisions, newest first: those the server knows, and those still in the queue. */
export function decidedToday(known: readonly Decision[], steps: readonly QueuedStep[]): Decision[] {
  return steps.reduce<Decision[]>(
    (items, { member, step, at }) => {
      const others = items.filter((item) => item.member.id !== member.id)
      if (step === 'undo') return others
      const same = items.find((item) => item.member.id === member.id)
      // Known already: the answer was lost, or is still on its way.
      if (same) return items
      return [{ member, status: step, connected: false, decided_at: new Date(at).toISOString() }, ...others]
    },
    [...known],
  )
}
