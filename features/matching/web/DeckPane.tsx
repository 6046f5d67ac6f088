import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { MemberGroup } from '#features/profiles/vocabulary.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { positionIn } from './deck/deck.ts'
import { type DeckState, decksOf } from './deck/decks.ts'
import { useDeck } from './deck/use-deck.ts'
import { RoleTabs } from './RoleTabs.tsx'
import { DeckSkeleton } from './states/DeckSkeleton.tsx'
import { NoMatches } from './states/NoMatches.tsx'
import { SwipeDeck } from './SwipeDeck.tsx'

export interface DeckPaneProps {
  self: string
  role: MemberGroup
  onRole: (role: MemberGroup) => void
  undo: (() => void) | undefined
  /** Tells screen readers what happened. */
  say: (text: string) => void
}

/** The tabs, and under them the cards of one, or why there are none. */
export function DeckPane({ role, onRole, ...rest }: DeckPaneProps) {
  const state = useDeck(rest.self, role)
  return (
    <RoleTabs role={role} onChange={onRole} beside={<Counter state={state} />}>
      <DeckContents key={role} role={role} state={state} {...rest} />
    </RoleTabs>
  )
}

function Counter({ state: { deck } }: { state: DeckState }) {
  // Its room is kept while there is nothing to count, so that the tabs stand still.
  const look = 'min-w-14.5 shrink-0 text-end text-ink-3 tabular-nums'
  if (!deck || deck.size === 0) return <span className={look} />
  const n = positionIn(deck)
  const m = deck.size
  return (
    <span className={look}>
      <span aria-hidden className="hidden phone:inline">
        <Trans>
          {n} of {m}
        </Trans>
      </span>
      <span className="phone:sr-only">
        <Trans>
          {n} of {m} matches
        </Trans>
      </span>
    </span>
  )
}

function DeckContents({ self, role, state, undo, say }: Omit<DeckPaneProps, 'onRole'> & { state: DeckState }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const [isFinding, setFinding] = useState(false)
  const decks = decksOf(self)
  const { deck, isLoading = false, hasFailed = false } = state

  async function find() {
    setFinding(true)
    await decks.findNew(queryClient, role)
    setFinding(false)
    const { deck: found, hasFailed: isStillAway } = decks.stateOf(role)
    const [first] = found?.cards ?? []
    if (first) say(t`New matches: ${first.full_name}, score ${first.score}.`)
    else if (!isStillAway) say(t`Nobody new yet.`)
  }

  const hasCards = deck !== undefined && deck.cards.length > 0
  if (hasFailed && !hasCards) {
    return (
      <div className="card rounded-dialog py-6">
        <ErrorState
          title={t`Failed to load matches. Please try again.`}
          retryLabel={t`Retry`}
          onRetry={() => void decks.load(queryClient, role)}
          pending={isLoading}
        />
      </div>
    )
  }
  if (!deck) return <DeckSkeleton />
  if (deck.size === 0) return <NoMatches hints={deck.hints} isFinding={isFinding} onFind={() => void find()} />
  return <SwipeDeck self={self} role={role} deck={deck} isFinding={isFinding} onFind={() => void find()} undo={undo} say={say} />
}
