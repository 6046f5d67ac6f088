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
import { type Deck, begun, changed, dropped, heldCards, newDeck, renewed, withNext } from './deck.ts'

const live = roomLive<typeof relationsLive & typeof profilesLive>()

/** A role's cards, as far as they are here. */
export interface DeckState {
  deck?: Deck
  isLoading?: boolean
  hasFailed?: boolean
  /** It is the one that this device kept, until the server gives new cards. */
  isKept?: true
}

/** The last decision made on this page. */
interface Swipe {
  card: MatchCard
  role: MemberGroup
  status: Decision['status']
  note: string
  /** Until when it can be taken back, and when the server was heard of it, in milliseconds. */
  until: number
  heardAt: number
}

/** The decks of a member; they outlive the screen, so that one comes back to the very same card. */
export type Decks = ReturnType<typeof newDecks>

const allDecks = new Map<string, Decks>()

export function decksOf(self: string): Decks {
  // What is rendered on the server is for once.
  if (readerOnServer()) return newDecks(self)
  const decks = allDecks.get(self) ?? newDecks(self)
  if (!allDecks.has(self)) follow(decks)
  allDecks.set(self, decks)
  return decks
}

/** The first cards of a role, as a page brings them along. */
export const firstCards = (role: MemberGroup) => cardsQuery(role, [])

const cardsQuery = (role: MemberGroup, holding: string[]) =>
  queryOptions({
    queryKey: ['cards to decide on', role, holding],
    queryFn: ({ signal }) => matching.call.cards({ role, holding }, { signal, context: { isQuestion: true } }),
    staleTime: 0,
    gcTime: 0,
    retry: 1,
  })

/** The deck one had last, kept with what was read until the page opens again; read from the cache alone. */
const keptDeck = (role: MemberGroup) => queryOptions<Deck>({ queryKey: [['matching', 'deck'], role], queryFn: skipToken })

function follow(decks: Decks) {
  live.on('relations.changed', () => void decks.recheckAll())
  live.on('profiles.changed', ({ id }) => decks.hearOf(id))
}

/** How old cards may be that a page brings along, in milliseconds. */
const broughtFor = 60_000

/** A role of which nothing has been asked for. */
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

  /** Asks for the next cards: of this deck, if it has none, else of the one after it. */
  async function load(queryClient: QueryClient, role: MemberGroup): Promise<void> {
    const before = stateOf(role)
    if (before.isLoading) return
    set(role, { ...before, isLoading: true, hasFailed: false })
    const holding = heldCards(before.isKept ? newDeck(before.deck?.cards.slice(0, 1) ?? [], []) : before.deck, waiting())
    try {
      // Cards are given once: nobody may find these in a cache, or ask for them anew with everything else.
      const { items, hints } = await queryClient.fetchQuery(cardsQuery(role, holding))
      const fresh = items.filter(({ id }) => !waiting().includes(id))
      const { deck, isKept } = stateOf(role)
      if (isKept && deck) set(role, { deck: renewed(deck, fresh, hints) })
      else set(role, { deck: deck && deck.size > 0 ? withNext(deck, fresh, hints) : newDeck(fresh, hints) })
    } catch (error) {
      const isForgotten = isCancelledError(error)
      set(role, { ...stateOf(role), isLoading: false, hasFailed: !isForgotten })
      // A block forgets what is on its way, which may hold somebody who is hidden by now.
      if (isForgotten) await load(queryClient, role)
    }
  }

  /** Goes on with the next deck, which is asked for if it is not here. @returns whether there is one */
  async function findNew(queryClient: QueryClient, role: MemberGroup): Promise<boolean> {
    if (!stateOf(role).deck?.next?.length) await load(queryClient, role)
    change(role, begun)
    return (stateOf(role).deck?.cards.length ?? 0) > 0
  }

  /** Whom one has decided on without the server's knowing. */
  const waiting = () => stepsIn(queueOf(self)).map(({ member }) => member.id)

  /** Looks again at one card: whoever is gone, hidden or decided on elsewhere leaves the decks. */
  async function recheck(id: string): Promise<void> {
    const asked = bookmarkChanges
    try {
      const { bookmarked, ...card } = await matching.call.card({ id })
      if (waiting().includes(id)) return
      const isOpen = card.standing === 'none' || card.standing === 'interested'
      // What the reader has just bookmarked may not be in the answer yet.
      const isCurrent = asked === bookmarkChanges && bookmarksUnderWay === 0
      const changes = isCurrent ? { ...card, bookmarked } : card
      changeAll((deck) => (isOpen ? changed(deck, id, changes) : dropped(deck, new Set([id]))))
    } catch (error) {
      if (problemOf(error).code === 'NOT_FOUND') changeAll((deck) => dropped(deck, new Set([id])))
    }
  }

  async function recheckAll() {
    for (const role of memberGroups) {
      const { deck } = stateOf(role)
      for (const { id } of [...(deck?.cards ?? []), ...(deck?.next ?? [])]) await recheck(id)
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
    /** What to begin with: the cards that the page brought along, or else those that one had last. */
    atFirst(queryClient: QueryClient, role: MemberGroup): DeckState {
      const { data: brought, dataUpdatedAt = 0 } = queryClient.getQueryState(firstCards(role).queryKey) ?? {}
      const decided = new Set(waiting())
      // A page that the browser had kept may bring cards that were decided on since.
      const isNow = Math.abs(Date.now() - dataUpdatedAt) <= broughtFor
      if (brought && isNow) return { deck: dropped(newDeck(brought.items, brought.hints), decided) }
      const kept = queryClient.getQueryData(keptDeck(role).queryKey)
      const deck = kept && dropped(kept, decided)
      return deck?.cards.length ? { deck, isKept: true } : untouched
    },
    /** Begins with that, once. @returns whether it says how things are now */
    begin(queryClient: QueryClient, role: MemberGroup, first: DeckState): boolean {
      if (stateOf(role).deck) return false
      // What is brought along is so for once.
      queryClient.removeQueries({ queryKey: firstCards(role).queryKey })
      if (first.deck) set(role, first)
      return first.deck !== undefined && !first.isKept
    },
    /** Has this device keep the deck as it is now. */
    keep: (queryClient: QueryClient, role: MemberGroup, deck: Deck) => void queryClient.setQueryData(keptDeck(role).queryKey, deck),
    /** A profile changed. */
    hearOf(id: string) {
      if (id === self) isOutdated = true
      else if (memberGroups.some((role) => stateOf(role).deck?.cards.some((card) => card.id === id))) void recheck(id)
    },
    /** The reader bookmarks a card, or takes that back: what was asked before says nothing of it. @returns to be called once the server knows */
    startBookmark(): () => void {
      bookmarkChanges += 1
      bookmarksUnderWay += 1
      return () => {
        bookmarksUnderWay -= 1
      }
    },
    lastSwipe,
    /** When one comes to the screen: cards that were chosen for what one's profile said before are put away. */
    putAwayOutdated() {
      if (!isOutdated) return
      isOutdated = false
      states.set(new Map())
    },
  }
}
