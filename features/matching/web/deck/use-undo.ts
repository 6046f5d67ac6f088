import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { problemOf } from '#platform/web/problem.ts'
import { useStore } from '#platform/web/use-store.ts'
import { type MemberGroup, groupOf } from '#features/profiles/vocabulary.ts'
import { toast } from '#ui/toast.ts'
import type { Decision, MatchCard } from '../../contract.ts'
import { matchCardOf, recentDecisions } from '../data.ts'
import { saveNote } from '../decisions/notes.ts'
import { queueOf, takeBack } from '../decisions/queue.ts'
import { withReturned, newDeck } from './deck.ts'
import { decksOf } from './decks.ts'
import { briefOf } from './swipe.ts'
import { useIsBefore } from './use-is-before.ts'

/**
 * Undoes the last decision, made here or before the page was opened: its card returns to the front immediately, and the server decides
 * whether that is allowed. @returns undefined while there is nothing to undo
 * @param onUndone called with the card and its role
 */
export function useUndo(self: string, onUndone: (card: MatchCard, role: MemberGroup) => void): (() => void) | undefined {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const decks = decksOf(self)
  const lastHere = useStore(decks.lastSwipe)
  const { data: recent, dataUpdatedAt } = useQuery(recentDecisions())
  const isOutdated = lastHere !== undefined && dataUpdatedAt > lastHere.heardAt && recent?.undo?.id !== lastHere.card.id
  // A later decision was made in another tab or on another screen.
  const last = isOutdated ? undefined : lastHere
  const until = last?.until ?? (recent?.undo ? Date.parse(recent.undo.until) : 0)
  const isOffered = useIsBefore(until)

  function bringBack(card: MatchCard, role: MemberGroup, status: Decision['status']) {
    takeBack(queueOf(self), briefOf(card))
    decks.lastSwipe.set(undefined)
    queryClient.setQueryData(
      recentDecisions().queryKey,
      (known) => known && { items: known.items.filter(({ member }) => member.id !== card.id), undo: null },
    )
    if (decks.stateOf(role).deck) decks.change(role, (deck) => withReturned(deck, card, status))
    else decks.put(role, withReturned(newDeck([], []), card, status))
    onUndone(card, role)
  }

  /** The card is not here, because the page was opened after the decision. */
  async function fetchAndBringBack(id: string) {
    const status = recent?.items.find(({ member }) => member.id === id)?.status ?? 'rejected'
    try {
      const card = await queryClient.fetchQuery(matchCardOf(id))
      bringBack({ ...card, standing: 'none' }, groupOf(card.user_type), status)
    } catch (error) {
      toast.error(t`Failed to undo`, { description: problemOf(error).text })
    }
  }

  if (!isOffered) return undefined
  return () => {
    if (last) {
      saveNote(self, last.card.id, last.note)
      bringBack(last.card, last.role, last.status)
    } else if (recent?.undo) void fetchAndBringBack(recent.undo.id)
  }
}
