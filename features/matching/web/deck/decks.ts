import { type QueryClient, isCancelledError, queryOptions, skipToken } from '@tanstack/react-query'
import { roomLive } from '#platform/web/live/index.ts'
import { readerOnServer } from '#platform/web/reader.ts'
import { problemOf } from '#platform/web/problem.ts'
import { createStore } from '#platform/web/store.ts'
import { useStore } from '#platform/web/use-store.ts'
import type { profilesLive } from '#features/profiles/contract.ts'
import { type MemberGroup, memberGroups } from '#features/profiles/vocabulary.ts'
import type { relationsLive } from '#features/relations/contract.ts'
import type { Decision, MatchCard } from '../../contract.ts'
import { matching } from '../data.ts'
import { queueOf, stepsIn } from '../decisions/queue.ts'
import { type Deck, begun, cardsAtHand, changed, dropped, heldCards, newDeck, renewed, withNext } from './deck.ts'

const live = roomLive<typeof relationsLive & typeof profilesLive>()

/** The loading state and deck of a role. */
export interface DeckState {
  deck?: Deck
  isLoading?: boolean
  hasFailed?: boolean
  /** The deck was stored on this device, and is replaced once the server sends new cards. */
  isKept?: true
}

/** The last decision made on this page. */
interface Swipe {
  card: MatchCard
  role: MemberGroup
  status: Decision['status']
  note: string
  /** Until when it can be undone, and when the server's answer arrived, in milliseconds. */
  until: number
  heardAt: number
}

/** A member's decks; they outlive the screen, so that the member returns to the same card. */
export type Decks = ReturnType<typeof newDecks>

const allDecks = new Map<string, Decks>()

export function decksOf(self: string): Decks {
  // Server rendering must not share state.
  if (readerOnServer()) return newDecks(self)
  const decks = allDecks.get(self) ?? newDecks(self)
  if (!allDecks.has(self)) follow(decks)
  allDecks.set(self, decks)
  return decks
}

/** The first cards of a role, included in the page. */
export const firstCards = (role: MemberGroup) => cardsQuery(role, [])

const cardsQuery = (role: MemberGroup, holding: string[]) =>
  queryOptions({
    queryKey: ['cards to decide on', role, holding],
    queryFn: ({ signal }) => matching.call.cards({ role, holding }, { signal, context: { isQuestion: true } }),
    staleTime: 0,
    gcTime: 0,
    retry: 1,
  })

/** The last deck of a role, stored on the device until the page opens again; only read from the cache. */
const keptDeck = (role: MemberGroup) => queryOptions<Deck>({ queryKey: [['matching', 'deck'], role], queryFn: skipToken })

function follow(decks: Decks) {
  live.on('relations.changed', () => void decks.recheckAll())
  live.on('relations.connections', ({ member_id }) => decks.recheckHeld(({ id }) => id === member_id))
  live.on('profiles.changed', ({ id }) => decks.onProfileChanged(id))
}

/** The maximum age of cards included in the page, in milliseconds. */
const broughtFor = 60_000

/** The state of a role before any request. */
const untouched: DeckState = {}

export const useDeckState = ({ states }: Decks, role: MemberGroup, first = untouched): DeckState =>
  useStore(states, (all) => all.get(role)) ?? first

function newDecks(self: string) {
  const states = createStore<ReadonlyMap<MemberGroup, DeckState>>(new Map())
  const lastSwipe = createStore<Swipe | undefined>(undefined)
  let isOutdated = false
  let bookmarkChanges = 0
  let bookmarksUnderWay = 0

  const stateOf = (role: MemberGroup) => states.get().get(role) ?? untouched
  const set = (role: MemberGroup, state: DeckState) => states.set(new Map([...states.get(), [role, state]]))
  const change = (role: MemberGroup, how: (deck: Deck) => Deck) => {
    const { deck, ...rest } = stateOf(role)
    if (deck) set(role, { ...rest, deck: how(deck) })
  }
  const changeAll = (how: (deck: Deck) => Deck) => memberGroups.forEach((role) => change(role, how))

  /** Fetches the next cards: for this deck if it has none, otherwise for the next one. */
  async function load(queryClient: QueryClient, role: MemberGroup): Promise<void> {
    const before = stateOf(role)
    if (before.isLoading) return
    set(role, { ...before, isLoading: true, hasFailed: false })
    const holding = heldCards(before.isKept ? newDeck(before.deck?.cards.slice(0, 1) ?? [], []) : before.deck, waiting())
    try {
      // Each card is issued once, so the answer must not be reused from a cache or refetched with other queries.
      const { items, hints } = await queryClient.fetchQuery(cardsQuery(role, holding))
      const fresh = items.filter(({ id }) => !waiting().includes(id))
      const { deck, isKept } = stateOf(role)
      if (isKept && deck) set(role, { deck: renewed(deck, fresh, hints) })
      else set(role, { deck: deck && deck.size > 0 ? withNext(deck, fresh, hints) : newDeck(fresh, hints) })
    } catch (error) {
      const isForgotten = isCancelledError(error)
      set(role, { ...stateOf(role), isLoading: false, hasFailed: !isForgotten })
      // A block cancels requests under way, since their answers may contain a member who is now hidden.
      if (isForgotten) await load(queryClient, role)
    }
  }

  /** Continues with the next deck, and fetches it if necessary. @returns whether there is one */
  async function findNew(queryClient: QueryClient, role: MemberGroup): Promise<boolean> {
    if (!stateOf(role).deck?.next?.length) await load(queryClient, role)
    change(role, begun)
    return (stateOf(role).deck?.cards.length ?? 0) > 0
  }

  /** Members whose decisions are still queued. */
  const waiting = () => stepsIn(queueOf(self)).map(({ member }) => member.id)

  /** Refetches one card: members who left, are hidden or were decided on elsewhere are removed from the decks. */
  async function recheck(id: string): Promise<void> {
    const asked = bookmarkChanges
    try {
      const { bookmarked, ...card } = await matching.call.card({ id })
      if (waiting().includes(id)) return
      const isOpen = card.standing === 'none' || card.standing === 'interested'
      // The answer may be older than the member's latest bookmark.
      const isCurrent = asked === bookmarkChanges && bookmarksUnderWay === 0
      const changes = isCurrent ? { ...card, bookmarked } : card
      changeAll((deck) => (isOpen ? changed(deck, id, changes) : dropped(deck, new Set([id]))))
    } catch (error) {
      if (problemOf(error).code === 'NOT_FOUND') changeAll((deck) => dropped(deck, new Set([id])))
    }
  }

  async function recheckAll() {
    for (const role of memberGroups) {
      for (const { id } of cardsAtHand(stateOf(role).deck)) await recheck(id)
    }
  }

  /** Refetches the cards at hand that may have changed. */
  function recheckHeld(mayHaveChanged: (card: MatchCard) => boolean): void {
    for (const role of memberGroups) {
      for (const card of cardsAtHand(stateOf(role).deck)) if (mayHaveChanged(card)) void recheck(card.id)
    }
  }

  return {
    self,
    stateOf,
    states,
    put: (role: MemberGroup, deck: Deck) => set(role, { deck }),
    change,
    changeAll,
    load,
    findNew,
    recheck,
    recheckAll,
    recheckHeld,
    /** The initial state: the cards included in the page, or the stored deck. */
    atFirst(queryClient: QueryClient, role: MemberGroup): DeckState {
      const { data: brought, dataUpdatedAt = 0 } = queryClient.getQueryState(firstCards(role).queryKey) ?? {}
      const decided = new Set(waiting())
      // A page restored by the browser may contain cards decided on since.
      const isNow = Math.abs(Date.now() - dataUpdatedAt) <= broughtFor
      if (brought && isNow) return { deck: dropped(newDeck(brought.items, brought.hints), decided) }
      const kept = queryClient.getQueryData(keptDeck(role).queryKey)
      const deck = kept && dropped(kept, decided)
      return deck?.cards.length ? { deck, isKept: true } : untouched
    },
    /** Starts with the initial state, once. @returns whether it is up to date */
    begin(queryClient: QueryClient, role: MemberGroup, first: DeckState): boolean {
      if (stateOf(role).deck) return false
      // Cards included in the page are used once.
      queryClient.removeQueries({ queryKey: firstCards(role).queryKey })
      if (first.deck) set(role, first)
      return first.deck !== undefined && !first.isKept
    },
    /** Stores the deck on this device. */
    keep: (queryClient: QueryClient, role: MemberGroup, deck: Deck) => void queryClient.setQueryData(keptDeck(role).queryKey, deck),
    /** A profile changed. */
    onProfileChanged(id: string) {
      if (id === self) isOutdated = true
      else if (memberGroups.some((role) => stateOf(role).deck?.cards.some((card) => card.id === id))) void recheck(id)
    },
    /** The member adds or removes a bookmark, which earlier answers don't reflect. @returns a function to call once the server knows */
    startBookmark(): () => void {
      bookmarkChanges += 1
      bookmarksUnderWay += 1
      return () => {
        bookmarksUnderWay -= 1
      }
    },
    lastSwipe,
    /** Called when the screen opens: discards cards chosen for an earlier version of the member's profile. */
    discardOutdated() {
      if (!isOutdated) return
      isOutdated = false
      states.set(new Map())
    },
  }
}
