import type { MemberBrief } from '#features/members/contract.ts'
import type { MemberGroup } from '#features/profiles/vocabulary.ts'
import type { Decision, MatchCard } from '../../contract.ts'
import { undoSeconds } from '../../limits.ts'
import { saveNote, noteTo } from '../decisions/notes.ts'
import { decide, queueOf } from '../decisions/queue.ts'
import { decided } from './deck.ts'
import { decksOf } from './decks.ts'

/** Decides on a card: it leaves its deck immediately, and the decision is queued. A note is sent with an accept. */
export function swipe(self: string, role: MemberGroup, card: MatchCard, status: Decision['status']): void {
  const decks = decksOf(self)
  const note = noteTo(self, card.id)
  saveNote(self, card.id, '')
  decide(queueOf(self), briefOf(card), status, status === 'accepted' ? note.trim() : undefined)
  decks.lastSwipe.set({ card, role, status, note, until: Date.now() + undoSeconds * 1000, heardAt: Infinity })
  decks.change(role, (deck) => decided(deck, card.id))
}

export const briefOf = ({ id, full_name, user_type, company_name, profile_picture }: MatchCard): MemberBrief => ({
  id,
  full_name,
  user_type,
  company_name,
  profile_picture,
})
