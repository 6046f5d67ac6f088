import { t } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import { type QueuedStep, queueOf } from '../decisions/queue.ts'
import { deliver } from '#platform/web/delivery/deliver.ts'
import type { ShownProblem } from '#platform/web/problem.ts'
import { toast } from '#ui/toast.ts'
import { matchingProblems } from '../../problems.ts'
import { announceConnected } from '../connected/announce-connected.ts'
import { matching, recentDecisions } from '../data.ts'
import { decidedToday } from '../decisions/decided-today.ts'
import { decided } from './deck.ts'
import { type Decks, decksOf } from './decks.ts'

/** Sends queued decisions and undos to the server in order while the page is open. @returns stops it */
export function deliverDecisions(queryClient: QueryClient, self: string): () => void {
  const decks = decksOf(self)
  return deliver({
    outbox: queueOf(self),
    send: (step, signal) =>
      step.step === 'undo' ? undo(queryClient, decks, step, signal) : decide(queryClient, decks, step, step.step, signal),
    onRefused(step, problem) {
      handleRefusal(decks, step, problem)
      return undefined
    },
  })
}

async function decide(queryClient: QueryClient, decks: Decks, step: QueuedStep, status: 'accepted' | 'rejected', signal: AbortSignal) {
  const { member, note } = step
  const { connected, undo_until } = await matching.call.decide({ id: member.id, status, ...(note && { note }) }, { signal })
  await remember(queryClient, step, { connected, undo: undo_until === null ? null : { id: member.id, until: undo_until } })
  const last = decks.lastSwipe.get()
  if (last?.card.id === member.id) decks.lastSwipe.set(undo_until === null ? undefined : { ...last, heardAt: Date.now() })
  if (connected) announceConnected(member)
}

async function undo(queryClient: QueryClient, decks: Decks, step: QueuedStep, signal: AbortSignal) {
  await matching.call.undo({ id: step.member.id }, { signal })
  await remember(queryClient, step, { connected: false, undo: null })
  // The decision hid whether the other is interested.
  await decks.recheck(step.member.id)
}

/** Adds the server's result to the cached decisions. */
async function remember(
  queryClient: QueryClient,
  step: QueuedStep,
  { connected, undo: canUndo }: { connected: boolean; undo: { id: string; until: string } | null },
) {
  const { queryKey } = recentDecisions()
  await queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData(queryKey, (known) => {
    if (!known) return known
    const items = decidedToday(known.items, [step]).map((item) => (item.member.id === step.member.id ? { ...item, connected } : item))
    return { items, undo: canUndo }
  })
}

/** After a refusal, removes the card (again, if an undo came too late) and explains why. */
function handleRefusal(decks: Decks, { member, step }: QueuedStep, problem: ShownProblem) {
  if (step === 'undo') decks.changeAll((deck) => decided(deck, member.id))
  if (decks.lastSwipe.get()?.card.id === member.id) decks.lastSwipe.set(undefined)
  const title = problem.is(matchingProblems.memberGone) ? t`This member is no longer available` : t`Failed to save your decision`
  toast.info(title, { description: problem.text })
}
