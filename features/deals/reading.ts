import type { ReaderChoice } from './access-choices.ts'
import { refusedDays } from './limits.ts'

/** The owner's decision about one member's access; 'asked' until they decide. */
export const grantStates = ['asked', 'granted', 'refused'] as const
export type GrantState = (typeof grantStates)[number]

/** Whether a member may read a deal's documents; otherwise they can ask, are waiting for the answer, or were refused recently. */
export const readings = ['allowed', 'ask', 'waiting', 'refused'] as const
export type Reading = (typeof readings)[number]

export interface Grant {
  state: GrantState
  /** If they ask again: when they were refused. */
  answered_at: Date | null
}

/** Combines the owner's choice for everyone with their decision about this member. A revocation overrides the choice for everyone. */
export function readingOf(readers: ReaderChoice, userType: string, grant: Grant | undefined, now = new Date()): Reading {
  const isLetIn = readers === 'members' || (readers === 'investors' && userType === 'investor')
  if (!grant) return isLetIn ? 'allowed' : 'ask'
  const { state, answered_at } = grant
  if (state === 'granted') return 'allowed'
  if (state === 'asked') return isLetIn && !answered_at ? 'allowed' : 'waiting'
  return answered_at && now.getTime() - answered_at.getTime() < refusedDays * 86_400_000 ? 'refused' : 'ask'
}
