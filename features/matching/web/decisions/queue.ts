import { keptByMember } from '#platform/web/kept-entries.ts'
import type { MemberBrief } from '#features/members/contract.ts'
import { type Outbox, type Outgoing, inOrder, placeNow, readOutgoing } from '#platform/web/delivery/outbox.ts'
import { useStore } from '#platform/web/use-store.ts'
import type { Decision } from '../../contract.ts'

/** A decision or undo that is not known to be on the server. */
export interface QueuedStep extends Outgoing {
  member: MemberBrief
  step: Decision['status'] | 'undo'
  note?: string
}

export type DecisionQueue = Outbox<QueuedStep>

/** The queue of decisions made on this device. */
export const queueOf: (self: string) => DecisionQueue = keptByMember('match_decisions', readStep)

/** The steps, in order. */
export const stepsIn = ({ entries }: DecisionQueue): QueuedStep[] => inOrder(entries.get())

export const useQueuedSteps = (self: string): QueuedStep[] => inOrder(useStore(queueOf(self).entries))

export function decide(queue: DecisionQueue, member: MemberBrief, status: Decision['status'], note?: string): void {
  add(queue, { member, step: status, ...(note && { note }) })
}

/** Undoes a decision: one that was never sent is only removed from the queue. */
export function takeBack(queue: DecisionQueue, member: MemberBrief): void {
  const last = stepsIn(queue).findLast((each) => each.member.id === member.id)
  if (last && last.step !== 'undo' && !last.isTried) queue.remove(last.id)
  else add(queue, { member, step: 'undo' })
}

function add(queue: DecisionQueue, step: Pick<QueuedStep, 'member' | 'step' | 'note'>) {
  const at = placeNow(queue)
  const id = String(at)
  queue.keep(id, { id, at, isTried: false, ...step })
}

/** Reads a step from the device's storage; undefined if invalid. */
export function readStep(kept: unknown): QueuedStep | undefined {
  const { member, step, note } = (kept ?? {}) as Partial<QueuedStep>
  const outgoing = readOutgoing(kept)
  if (!outgoing || typeof member?.id !== 'string' || typeof member.full_name !== 'string') return undefined
  if (step !== 'accepted' && step !== 'rejected' && step !== 'undo') return undefined
  return { ...outgoing, member, step, ...(typeof note === 'string' && { note }) }
}
