import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { onOpen, usePolling, useWatched } from '#platform/web/live/index.ts'
import { itemsOf } from '#platform/web/pages.ts'
import type { MemberGroup } from '#features/profiles/vocabulary.ts'
import { interestPages, recentDecisions } from '../data.ts'
import { decidedToday } from '../decisions/decided-today.ts'
import { useQueuedSteps } from '../decisions/queue.ts'
import { changed, dropped, needsNext, newDeck } from './deck.ts'
import { type DeckState, decksOf, firstCards, useDeckState } from './decks.ts'

/** The cards of a role during server rendering: those included in the page. */
function useDeckOnServer(_self: string, role: MemberGroup): DeckState {
  const { data } = useQuery({ ...firstCards(role), gcTime: Infinity })
  // Keeps the cards up to date.
  useQuery(recentDecisions())
  useInfiniteQuery(interestPages())
  return data ? { deck: newDeck(data.items, data.hints) } : {}
}

/** The cards of a role; fetches the first ones, and the next deck in time, and keeps them up to date. */
function useDeckInBrowser(self: string, role: MemberGroup): DeckState {
  const queryClient = useQueryClient()
  const decks = decksOf(self)
  const first = useMemo(() => decks.atFirst(queryClient, role), [decks, role, queryClient])
  const state = useDeckState(decks, role, first)
  const { deck } = state

  const isBrought = useRef(false)
  useLayoutEffect(() => {
    isBrought.current = decks.begin(queryClient, role, first)
  }, [decks, role, queryClient, first])
  useEffect(() => {
    if (deck) decks.keep(queryClient, role, deck)
  }, [deck, decks, role, queryClient])

  // When the screen opens, there may be new members after an empty deck, and the card in front may have changed.
  useEffect(() => {
    decks.discardOutdated()
    // The cards in the page are up to date already.
    if (isBrought.current) return
    const { deck: atHand, isKept } = decks.stateOf(role)
    const [front] = atHand?.cards ?? []
    if (front) void decks.recheck(front.id)
    if (!front || isKept) void decks.load(queryClient, role)
  }, [decks, role, queryClient])

  const isNextDue = deck !== undefined && needsNext(deck) && !state.isLoading && !state.hasFailed
  useEffect(() => {
    if (isNextDue) void decks.load(queryClient, role)
  }, [isNextDue, decks, role, queryClient])

  // Requests that failed offline are repeated once the connection is back.
  useEffect(
    () =>
      onOpen(() => {
        if (decks.stateOf(role).hasFailed) void decks.load(queryClient, role)
      }),
    [decks, role, queryClient],
  )

  useWatched(deck?.cards[0] ? [`profile:${deck.cards[0].id}`] : [])
  useInterests(self)
  useDecidedElsewhere(self)
  return state
}

export const useDeck = typeof document === 'undefined' ? useDeckOnServer : useDeckInBrowser

/** Updates the cards of members who became interested, or no longer are. */
function useInterests(self: string) {
  const { data, hasNextPage } = useInfiniteQuery({ ...interestPages(), refetchInterval: usePolling() })
  useEffect(() => {
    const interests = itemsOf(data)
    for (const { member, note } of interests) {
      decksOf(self).changeAll((deck) => changed(deck, member.id, { standing: 'interested', note }))
    }
    if (!data || hasNextPage) return
    const interested = new Set(interests.map(({ member }) => member.id))
    decksOf(self).recheckHeld(({ id, standing }) => standing === 'interested' && !interested.has(id))
  }, [data, hasNextPage, self])
}

/** Removes cards that were decided on in another tab or on another device. */
function useDecidedElsewhere(self: string) {
  const decided = useDecidedToday(self)
  const ids = decided.map(({ member }) => member.id).join()
  useEffect(() => {
    if (ids) decksOf(self).changeAll((deck) => dropped(deck, new Set(ids.split(','))))
  }, [ids, self])
}

/** Decisions of the last 24 hours, newest first. */
export function useDecidedToday(self: string) {
  const { data } = useQuery({ ...recentDecisions(), refetchInterval: usePolling() })
  return decidedToday(data?.items ?? [], useQueuedSteps(self))
}
