import type { ReaderChoice } from './access-choices.ts'
import { refusedDays } from './limits.ts'

/** What a deal's owner says to one member about reading; 'asked' until they have. */
export const grantStates = ['asked', 'granted', 'refused'] as const
export type GrantState = (typeof grantStates)[number]

/** Whether somebody may read a deal's documents, and what they can do where they may not: ask, wait for the answer, or leave it for now. */
export const readings = ['allowed', 'ask', 'waiting', 'refused'] as const
export type Reading = (typeof readings)[number]

export interface Grant {
  state: GrantState
  /** Of one who asks again: when they were refused. */
  answered_at: Date | null
}

/** The owner's choice for all, and what they said to this one: what was taken back from somebody is, whatever others may. */
export function readingOf(readers: ReaderChoice, userType: string, grant: Grant | undefined, now = new Date()): Reading {
  const isLetIn = readers === 'members' || (readers === 'investors' && userType === 'investor')
  if (!grant) return isLetIn ? 'allowed' : 'ask'
  const { state, answered_at } = grant
  if (state === 'granted') return 'allowed'
  if (state === 'asked') return isLetIn && !answered_at ? 'allowed' : 'waiting'
  return answered_at && now.getTime() - answered_at.getTime() < refusedDays * 86_400_000 ? 'refused' : 'ask'
}
