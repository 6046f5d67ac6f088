import { pauseBefore } from '#platform/web/live/back-off.ts'
import { type DecisionQueue, type QueuedStep, nameOf, stepsIn } from './queue.ts'

/** What became of an attempt. */
export type Answer =
  /** The server has done it, or will never do it; whoever asked has made use of that. */
  | { kind: 'over' }
  /** It could not be asked, or asks to come again. */
  | { kind: 'later'; seconds?: number }
  /** The session has ended: nothing goes out until somebody signs in again. */
  | { kind: 'signed-out' }

export interface DeliveryOptions {
  queue: DecisionQueue
  /** Must not throw; the same step may be sent again. */
  send: (step: QueuedStep) => Promise<Answer>
  /** Lets one tab at a time send. */
  alone?: (work: () => Promise<void>) => Promise<void>
  random?: () => number
}

/** Tells the server what was decided and taken back: one after the other, in the order in which it was done, each until it is over. */
export function startDelivery({ queue, send, alone = (work) => work(), random = Math.random }: DeliveryOptions) {
  let isBusy = false
  let isStopped = false
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  async function drain() {
    if (isBusy || isStopped || timer !== undefined) return
    isBusy = true
    await alone(async () => {
      for (let step = next(); step; step = next()) {
        const tried = { ...step, isTried: true }
        queue.keep(nameOf(step), tried)
        settle(tried, await send(tried))
      }
    })
    isBusy = false
    // What was decided between the last look and now.
    if (next()) void drain()
  }

  const next = (): QueuedStep | undefined => (isStopped || timer !== undefined ? undefined : stepsIn(queue)[0])

  function settle(step: QueuedStep, answer: Answer) {
    if (answer.kind === 'over') {
      failures = 0
      return queue.remove(nameOf(step))
    }
    failures += 1
    const pause = answer.kind === 'signed-out' ? Infinity : Math.max(pauseBefore(failures, random), (answer.seconds ?? 0) * 1000)
    timer = setTimeout(hurry, Math.min(pause, 2 ** 31 - 1))
  }

  /** Waits no longer: the connection is back. */
  function hurry() {
    clearTimeout(timer)
    timer = undefined
    void drain()
  }

  const unsubscribe = queue.subscribe(() => void drain())
  void drain()

  return {
    hurry,
    stop() {
      isStopped = true
      clearTimeout(timer)
      unsubscribe()
    },
  }
}
