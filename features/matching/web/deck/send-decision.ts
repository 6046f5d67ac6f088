import { t } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import { type FailedAttempt, failedAttempt } from '#platform/web/failed-attempt.ts'
import { sessionEnded } from '#platform/web/session-ended.ts'
import { toast } from '#ui/toast.ts'
import { matchingProblems } from '../../contract.ts'
import { announceConnected } from '../connected/announce-connected.ts'
import { matching, recentDecisions } from '../data.ts'
import { decidedToday } from '../decisions/decided-today.ts'
import type { Answer } from '../decisions/delivery.ts'
import type { QueuedStep } from '../decisions/queue.ts'
import { decided } from './deck.ts'
import { type Decks, decksOf } from './decks.ts'

/** For a request, in milliseconds. */
const timeout = 15_000

/** Tells the server one thing that was decided or taken back, and what follows from its answer. */
export async function send(queryClient: QueryClient, self: string, step: QueuedStep): Promise<Answer> {
  const decks = decksOf(self)
  try {
    if (step.step === 'undo') await undo(queryClient, decks, step)
    else await decide(queryClient, decks, step, step.step)
    return { kind: 'over' }
  } catch (error) {
    const failed = failedAttempt(error)
    if (failed.kind === 'signed-out') sessionEnded.set(true)
    if (failed.kind !== 'refused') return failed
    hearRefusal(decks, step, failed)
    return { kind: 'over' }
  }
}

async function decide(queryClient: QueryClient, decks: Decks, step: QueuedStep, status: 'accepted' | 'rejected') {
  const { member, note } = step
  const signal = AbortSignal.timeout(timeout)
  const { connected, undo_until } = await matching.call.decide({ id: member.id, status, ...(note && { note }) }, { signal })
  await remember(queryClient, step, { connected, undo: undo_until === null ? null : { id: member.id, until: undo_until } })
  const last = decks.lastSwipe()
  if (last?.card.id === member.id) decks.setLastSwipe(undo_until === null ? undefined : { ...last, heardAt: Date.now() })
  if (connected) announceConnected(member)
}

async function undo(queryClient: QueryClient, decks: Decks, step: QueuedStep) {
  await matching.call.undo({ id: step.member.id }, { signal: AbortSignal.timeout(timeout) })
  await remember(queryClient, step, { connected: false, undo: null })
  // Whether the other is interested stood behind the decision.
  await decks.recheck(step.member.id)
}

/** Writes into what was decided what the server has just done. */
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

/** The card goes on its way, or goes again where Undo came too late; the member is told why. */
function hearRefusal(decks: Decks, { member, step }: QueuedStep, { problem }: Extract<FailedAttempt, { kind: 'refused' }>) {
  if (step === 'undo') decks.changeAll((deck) => decided(deck, member.id))
  if (decks.lastSwipe()?.card.id === member.id) decks.setLastSwipe(undefined)
  const title = problem.is(matchingProblems.memberGone) ? t`This member is gone` : t`This could not be saved`
  toast.info(title, { description: problem.text })
}
