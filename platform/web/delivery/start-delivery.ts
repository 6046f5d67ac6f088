import { pauseBefore } from '../back-off.ts'
import type { ShownProblem } from '../problem.ts'
import { checkSession, sessionEnded } from '../session-ended.ts'
import { failedAttempt } from './failed-attempt.ts'
import { type Outbox, type Outgoing, inOrder } from './outbox.ts'

export interface DeliveryOptions<Entry extends Outgoing> {
  outbox: Outbox<Entry>
  /** Entries of a lane are sent one after the other, in order; lanes are independent. By default there is one lane. */
  laneOf?: (entry: Entry) => string
  /** Sends an entry and handles the response; the same entry may be sent more than once. */
  send: (entry: Entry, signal: AbortSignal) => Promise<void>
  /**
   * Called when the server will never accept an entry.
   * @returns the reason, if it should wait until its author resends or discards it; otherwise it is dropped
   */
  onRefused: (entry: Entry, problem: ShownProblem) => string | undefined
  /** Lets one tab at a time send the entries of a lane, to avoid duplicates. */
  alone?: (lane: string, work: () => Promise<void>) => Promise<void>
  random?: () => number
}

export interface Delivery {
  /** Retries immediately, because the connection is back. */
  hurry(): void
  stop(): void
}

interface Lane {
  isBusy: boolean
  failures: number
  pause?: ReturnType<typeof setTimeout> | undefined
}

/** How long to wait for a response, in milliseconds: without a connection it may never come. */
const patience = 15_000
/** The longest delay of a timer, in milliseconds. */
const longestTimer = 2 ** 31 - 1

/** Sends the entries of an outbox one after the other, in order, until the server has accepted or refused each. */
export function startDelivery<Entry extends Outgoing>(options: DeliveryOptions<Entry>): Delivery {
  const { outbox, laneOf = () => '', send, onRefused, alone = (_, work) => work(), random } = options
  const lanes = new Map<string, Lane>()
  let isStopped = false

  /** The entries that can be sent; refused ones do not block later ones. */
  const waiting = () => inOrder(outbox.entries.get()).filter(({ refusal }) => refusal === undefined)
  const nextIn = (name: string) => waiting().find((entry) => laneOf(entry) === name)

  function look() {
    // The browser's session may be another member's by now.
    if (isStopped || sessionEnded.get()) return
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
    // Entries added since the last check.
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
      await settle(tried, lane, error)
    }
  }

  async function settle(entry: Entry, lane: Lane, error: unknown) {
    const failed = failedAttempt(error)
    if (failed.kind === 'signed-out' && (await checkSession())) return wait(lane, longestTimer)
    if (failed.kind !== 'refused') {
      lane.failures += 1
      return wait(lane, Math.max(pauseBefore(lane.failures, random), (failed.seconds ?? 0) * 1000))
    }
    lane.failures = 0
    const refusal = onRefused(entry, failed.problem)
    if (refusal === undefined) outbox.remove(entry.id)
    // The author or another tab may have removed it meanwhile.
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
