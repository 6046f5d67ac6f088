import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs'
import { useMember } from '#features/members/web/index.ts'
import { type MemberGroup, memberGroups } from '#features/profiles/vocabulary.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { positionIn } from '../deck/deck.ts'
import { type DeckState, decksOf } from '../deck/decks.ts'
import { useDeck } from '../deck/use-deck.ts'
import { NoMatches, NoMatchesYet } from './NoCards.tsx'
import { SwipeDeck } from './SwipeDeck.tsx'

interface DeckPaneProps {
  self: string
  role: MemberGroup
  onRole: (role: MemberGroup) => void
  undo: (() => void) | undefined
  /** Announces to screen readers what happened. */
  say: (text: string) => void
}

/** The role tabs and the cards of one role, or why there are none. */
export function DeckPane({ role, onRole, ...rest }: DeckPaneProps) {
  const state = useDeck(rest.self, role)
  return (
    <RoleTabs role={role} onChange={onRole} beside={<Counter state={state} />}>
      <DeckContents key={role} role={role} state={state} {...rest} />
    </RoleTabs>
  )
}

function Counter({ state: { deck } }: { state: DeckState }) {
  // Reserves its space while there is nothing to count, so that the tabs don't move.
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
          {n} of <Plural value={m} one="# match" other="# matches" />
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
  const saysEnough = useMember()?.profile_completed

  async function find() {
    setFinding(true)
    await decks.findNew(queryClient, role)
    setFinding(false)
    const { deck: found, hasFailed: isStillAway } = decks.stateOf(role)
    const [first] = found?.cards ?? []
    if (first) say(t`New matches: ${first.full_name}.`)
    else if (!isStillAway) say(t`No new matches yet.`)
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
  if (!saysEnough) return <NoMatchesYet hints={deck.hints} />
  if (deck.size === 0) return <NoMatches hints={deck.hints} isFinding={isFinding} onFind={() => void find()} />
  return <SwipeDeck self={self} role={role} deck={deck} isFinding={isFinding} onFind={() => void find()} undo={undo} say={say} />
}

interface RoleTabsProps {
  role: MemberGroup
  onChange: (role: MemberGroup) => void
  /** At the end of the row of tabs. */
  beside: ReactNode
  children: ReactNode
}

/** Tabs for the cards of startups, investors and mentors. */
function RoleTabs({ role, onChange, beside, children }: RoleTabsProps) {
  const { t } = useLingui()
  const labels = { startup: t`Startups`, investor: t`Investors`, mentor: t`Mentors` }
  return (
    <Tabs
      selectedKey={role}
      onSelectionChange={(key) => {
        const chosen = memberGroups.find((each) => each === key)
        if (chosen && chosen !== role) onChange(chosen)
      }}
    >
      <div className="mb-4 flex items-center justify-between gap-4 phone:mb-3 phone:gap-2.5">
        <TabList
          aria-label={t`Filter matches by role`}
          className="flex min-w-0 max-w-[20rem] flex-1 flex-wrap rounded-tile border border-line bg-sunken p-0.5"
        >
          {memberGroups.map((each) => (
            <Tab key={each} id={each} className={tabClass}>
              {labels[each]}
            </Tab>
          ))}
        </TabList>
        {beside}
      </div>
      {/* A separate panel for each role: an element keeps its initial id. */}
      <TabPanel key={role} id={role} className="outline-offset-4">
        {children}
      </TabPanel>
    </Tabs>
  )
}

const tabClass =
  'flex min-h-7.5 flex-auto cursor-pointer items-center justify-center rounded-control px-2 font-medium text-ink-2 transition-colors ' +
  'data-hovered:text-ink data-focus-visible:outline-2 data-focus-visible:outline-offset-2 data-focus-visible:outline-focus ' +
  'data-selected:bg-surface data-selected:text-ink data-selected:shadow-2 dark:data-selected:bg-pressed phone:min-h-10 phone:px-1 phone:tracking-tight ' +
  'forced-colors:data-selected:bg-[Highlight] forced-colors:data-selected:text-[HighlightText] forced-colors:data-selected:forced-color-adjust-none'

/** Placeholder for the first card while loading. */
function DeckSkeleton() {
  const { t } = useLingui()
  return (
    <SkeletonGroup label={t`Loading matches`} className="grid gap-5 rounded-dialog border border-line bg-surface p-6 phone:p-4">
      <div className="flex items-center gap-4">
        <Skeleton className="size-16 rounded-full phone:size-13" />
        <div className="grid flex-1 gap-2.5">
          <Skeleton className="h-5 w-2/3" />
          <Skeleton className="w-1/2" />
          <Skeleton className="w-1/3" />
        </div>
        <Skeleton className="size-19 rounded-full phone:size-15" />
      </div>
      <Skeleton className="w-1/4" />
      <div className="grid gap-2.5">
        <Skeleton />
        <Skeleton className="w-4/5" />
      </div>
      <div className="grid grid-cols-3 gap-3 border-y border-line py-4">
        <Skeleton className="h-8" />
        <Skeleton className="h-8" />
        <Skeleton className="h-8" />
      </div>
      <div className="grid gap-3.5">
        <Skeleton className="h-5 w-1/3" />
        <Skeleton className="w-3/4" />
        <Skeleton className="w-2/3" />
        <Skeleton className="w-4/5" />
      </div>
    </SkeletonGroup>
  )
}
