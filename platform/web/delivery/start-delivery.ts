import { pauseBefore } from '../back-off.ts'
import type { ShownProblem } from '../problem.ts'
import { sessionEnded } from '../session-ended.ts'
import { failedAttempt } from './failed-attempt.ts'
import { type Outbox, type Outgoing, inOrder } from './outbox.ts'

export interface DeliveryOptions<Entry extends Outgoing> {
  outbox: Outbox<Entry>
  /** Within a lane entries go out one after the other, in order; lanes do not wait for each other. Without, all is one lane. */
  laneOf?: (entry: Entry) => string
  /** Tells the server, and makes use of its answer; the same entry may be sent again at any time. */
  send: (entry: Entry, signal: AbortSignal) => Promise<void>
  /**
   * The server will never take an entry.
   * @returns why, if it is to wait until its writer sends or discards it; else it is forgotten
   */
  onRefused: (entry: Entry, problem: ShownProblem) => string | undefined
  /** Lets one tab at a time send what is in a lane, so that tabs do not send the same things beside each other. */
  alone?: (lane: string, work: () => Promise<void>) => Promise<void>
  random?: () => number
}

export interface Delivery {
  /** Waits no longer: the connection is back. */
  hurry(): void
  stop(): void
}

interface Lane {
  isBusy: boolean
  failures: number
  pause?: ReturnType<typeof setTimeout> | undefined
}

/** How long an answer is waited for, in milliseconds: in a tunnel there may never be one. */
const patience = 15_000
/** The longest a timer can be set to, in milliseconds. */
const longestTimer = 2 ** 31 - 1

/** Sends what waits in an outbox, and what comes into it: in order, one after the other, until the server has taken or refused it. */
export function startDelivery<Entry extends Outgoing>(options: DeliveryOptions<Entry>): Delivery {
  const { outbox, laneOf = () => '', send, onRefused, alone = (_, work) => work(), random } = options
  const lanes = new Map<string, Lane>()
  let isStopped = false

  /** What can be sent; those refused do not hold up what was done after them. */
  const waiting = () => inOrder(outbox.entries.get()).filter(({ refusal }) => refusal === undefined)
  const nextIn = (name: string) => waiting().find((entry) => laneOf(entry) === name)

  function look() {
    if (isStopped) return
    for (const name of new Set(waiting().map(laneOf))) void drain(name)
  }

  async function drain(name: string) {
    const lane = lanes.get(name) ?? { isBusy: false, failures: 0 }
    lanes.set(name, lane)
    if (lane.isBusy || lane.pause !== undefined) return
    lane.isBusy = true
    try {
      await alone(name, async () => {
        for (let entry = nextIn(name); entry && !isStopped && lane.pause === undefined; entry = nextIn(name)) await deliver(entry, lane)
      })
    } finally {
      lane.isBusy = false
    }
    // What was done between the last look and now.
    if (nextIn(name)) look()
  }

  async function deliver(entry: Entry, lane: Lane) {
    const tried = { ...entry, isTried: true }
    if (!entry.isTried) outbox.keep(entry.id, tried)
    try {
      await send(tried, AbortSignal.timeout(patience))
      outbox.remove(entry.id)
      lane.failures = 0
    } catch (error) {
      settle(tried, lane, error)
    }
  }

  function settle(entry: Entry, lane: Lane, error: unknown) {
    const failed = failedAttempt(error)
    if (failed.kind === 'later') {
      lane.failures += 1
      return wait(lane, Math.max(pauseBefore(lane.failures, random), (failed.seconds ?? 0) * 1000))
    }
    lane.failures = 0
    if (failed.kind === 'signed-out') {
      sessionEnded.set(true)
      return wait(lane, longestTimer)
    }
    const refusal = onRefused(entry, failed.problem)
    if (refusal === undefined) outbox.remove(entry.id)
    // Its writer, or another tab, may have taken it out meanwhile.
    else if (outbox.entries.get().has(entry.id)) outbox.keep(entry.id, { ...entry, refusal })
  }

  function wait(lane: Lane, milliseconds: number) {
    const resume = () => {
      lane.pause = undefined
      look()
    }
    lane.pause = setTimeout(resume, milliseconds)
  }

  function endPauses() {
    for (const lane of lanes.values()) {
      clearTimeout(lane.pause)
      lane.pause = undefined
      lane.failures = 0
    }
  }

  const endListening = outbox.entries.listen(look)
  look()

  return {
    hurry() {
      endPauses()
      look()
    },
    stop() {
      isStopped = true
      endListening()
      endPauses()
    },
  }
}
