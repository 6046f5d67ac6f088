import { useSyncExternalStore } from 'react'
import { type KeptEntries, keptEntries } from '#platform/web/kept-entries.ts'
import type { MemberBrief } from '#features/members/contract.ts'
import type { Decision } from '../../contract.ts'

/** What one decided, or took back, and the server is not known to know. */
export interface QueuedStep {
  /** In milliseconds, and its place: later than everything that already waited. */
  at: number
  member: MemberBrief
  step: Decision['status'] | 'undo'
  note?: string
  /** Whether the server may know of it already. */
  isTried: boolean
}

export type DecisionQueue = KeptEntries<QueuedStep>

const queues = new Map<string, DecisionQueue>()

/** What a member's page has decided; kept on the device, so that neither a reload nor a lost network loses it. */
export function queueOf(self: string): DecisionQueue {
  const queue = queues.get(self) ?? keptEntries(`match_decisions_${self}_`, readStep)
  queues.set(self, queue)
  return queue
}

/** The steps in the order in which they were taken. */
export const stepsIn = (queue: DecisionQueue): QueuedStep[] => [...queue.all().values()].toSorted((a, b) => a.at - b.at)

export function useQueuedSteps(self: string): QueuedStep[] {
  const queue = queueOf(self)
  useSyncExternalStore(queue.subscribe, queue.all)
  return stepsIn(queue)
}

export const nameOf = ({ at }: QueuedStep): string => String(at)

export function decide(queue: DecisionQueue, member: MemberBrief, status: Decision['status'], note?: string): void {
  add(queue, { member, step: status, ...(note && { note }) })
}

/** Takes a decision back: where the server cannot know of it, it never was. */
export function takeBack(queue: DecisionQueue, member: MemberBrief): void {
  const last = stepsIn(queue).findLast((each) => each.member.id === member.id)
  if (last && last.step !== 'undo' && !last.isTried) queue.remove(nameOf(last))
  else add(queue, { member, step: 'undo' })
}

/** Clocks may stand still or be turned back; the order stays. */
function add(queue: DecisionQueue, step: Pick<QueuedStep, 'member' | 'step' | 'note'>) {
  const at = Math.max(Date.now(), ...stepsIn(queue).map((each) => each.at + 1))
  queue.keep(String(at), { at, isTried: false, ...step })
}

/** A step as it was kept on the device, unless it makes no sense. */
export function readStep(kept: unknown): QueuedStep | undefined {
  const { at, member, step, note, isTried } = (kept ?? {}) as Partial<QueuedStep>
  if (typeof at !== 'number' || typeof member?.id !== 'string' || typeof member.full_name !== 'string') return undefined
  if (step !== 'accepted' && step !== 'rejected' && step !== 'undo') return undefined
  return { at, member, step, ...(typeof note === 'string' && { note }), isTried: isTried === true }
}
