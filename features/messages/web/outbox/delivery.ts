import type { KeptEntries } from '#platform/web/kept-entries.ts'
import { pauseBefore } from '#platform/web/live/back-off.ts'
import { type OutgoingMessage, nextTo, waitingReceivers } from './outgoing.ts'

/** What became of an attempt. */
export type Answer =
  /** The server has it, and whoever asked has made use of that. */
  | { kind: 'stored' }
  /** It will never take it as it is. */
  | { kind: 'refused'; words: string }
  /** It could not be asked, or asks to come again. */
  | { kind: 'later'; seconds?: number }
  /** The session has ended: nothing goes out until somebody signs in again. */
  | { kind: 'signed-out' }

export interface DeliveryOptions {
  outbox: KeptEntries<OutgoingMessage>
  /** Must not throw; the same message may be sent again at any time. */
  send: (message: OutgoingMessage) => Promise<Answer>
  /** Lets one tab at a time send to a member, so that tabs do not send the same things beside each other. */
  alone?: (name: string, work: () => Promise<void>) => Promise<void>
  random?: () => number
}

/** Sends what waits in the outbox: to each member in order, one after the other, until the server has taken or refused it. */
export function startDelivery({ outbox, send, alone = (_, work) => work(), random = Math.random }: DeliveryOptions) {
  const lanes = new Map<string, { isBusy: boolean; failures: number; timer?: ReturnType<typeof setTimeout> }>()
  let isStopped = false

  const laneTo = (to: string) => {
    const lane = lanes.get(to) ?? { isBusy: false, failures: 0 }
    lanes.set(to, lane)
    return lane
  }

  async function drain(to: string) {
    const lane = laneTo(to)
    if (lane.isBusy || lane.timer !== undefined) return
    lane.isBusy = true
    await alone(to, async () => {
      while (!isStopped && lane.timer === undefined) {
        const message = nextTo(outbox.all(), to)
        if (!message) break
        settle(message, await send(message))
      }
    })
    lane.isBusy = false
    // What was written between the last look and now.
    if (nextTo(outbox.all(), to)) look()
  }

  function settle(message: OutgoingMessage, answer: Answer) {
    const lane = laneTo(message.to)
    if (answer.kind === 'stored') outbox.remove(message.id)
    if (answer.kind === 'refused' && outbox.all().has(message.id)) outbox.keep(message.id, { ...message, refusal: answer.words })
    lane.failures = answer.kind === 'later' ? lane.failures + 1 : 0
    if (answer.kind === 'later') pause(lane, Math.max(pauseBefore(lane.failures, random), (answer.seconds ?? 0) * 1000))
    if (answer.kind === 'signed-out') pause(lane, Infinity)
  }

  function pause(lane: ReturnType<typeof laneTo>, milliseconds: number) {
    const resume = () => {
      lane.timer = undefined
      look()
    }
    lane.timer = setTimeout(resume, Math.min(milliseconds, 2 ** 31 - 1))
  }

  function look() {
    if (isStopped) return
    for (const to of waitingReceivers(outbox.all())) void drain(to)
  }

  function clearPauses() {
    for (const lane of lanes.values()) {
      clearTimeout(lane.timer)
      lane.timer = undefined
      lane.failures = 0
    }
  }

  const unsubscribe = outbox.subscribe(look)
  look()

  return {
    /** Waits no longer: the connection is back. */
    hurry() {
      clearPauses()
      look()
    },
    stop() {
      isStopped = true
      unsubscribe()
      clearPauses()
    },
  }
}
