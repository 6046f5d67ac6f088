import { Refusal, problems } from '#platform/problems.ts'
import { Recent } from './recent.ts'

/** Shared instance: creating a stack trace for every refusal would be too expensive under load. */
export const overloaded = new Refusal(problems.overloaded)

/** Minimum time between two refusals of one key, in milliseconds, which limits clients that retry immediately. */
const refusalInterval = 20
/** How many refusals of a key are delayed; beyond that, delaying costs more than refusing. */
const mostHeldBack = 500
/** For how many keys the pace is remembered. */
const mostRemembered = 10_000

/** How many are refused before other events get their turn. */
const refusedAtOnce = 4
const toRefuse: (() => void)[] = []

/** Spreads refusals over several turns of the event loop: hundreds may be due at once, and other requests must not wait for all of them. */
function refuseSoon(refuse: () => void) {
  if (toRefuse.push(refuse) === 1) setImmediate(refuseSome)
}

function refuseSome() {
  for (const refuse of toRefuse.splice(0, refusedAtOnce)) refuse()
  if (toRefuse.length > 0) setImmediate(refuseSome)
}

export interface QueueBounds {
  /** How much work runs at the same time. */
  atOnce: number
  /** Of that, how much for one key. */
  eachAtOnce: number
  /** How much work may wait. */
  waiting: number
  /** Of that, how much for one key. */
  eachWaiting: number
  /** How long work may wait, in milliseconds. */
  patience: number
  /** How many may start in a burst for one key, and then per second; unlimited by default. */
  pace?: { burst: number; perSecond: number }
}

export interface FairQueue {
  /**
   * Runs work when it is its turn. Keys take turns, so that a busy key delays only its own work.
   * @throws Refusal overloaded if too much is waiting already, or this has waited too long
   */
  run<Result>(key: string, work: () => Promise<Result>): Promise<Result>
  /** How much work is waiting. */
  waiting(): number
}

interface Waiting {
  start(): void
  refuse(): void
}

interface Line {
  key: string
  running: number
  waiting: Waiting[]
  /** Delayed refusals, and when the next may be sent, in milliseconds of `performance.now()`. */
  heldBack: number
  refusesAt: number
  /** Runs until the next may start. */
  pause: NodeJS.Timeout | undefined
}

/**
 * A bounded line per key in front of a bounded number of slots. A slot is held until its work has ended, even if nobody waits for the
 * result.
 */
export function fairQueue({ atOnce, eachAtOnce, waiting: mostWaiting, eachWaiting, patience, pace }: QueueBounds): FairQueue {
  const lines = new Map<string, Line>()
  /** When each key's recent starts will be used up by its pace, in milliseconds of `performance.now()`. */
  const spread = new Recent<string, number>(mostRemembered)
  /** Lines whose next item may start as soon as there is a slot, in order. */
  const turns = new Set<Line>()
  let running = 0
  let waiting = 0

  const mayStart = (line: Line) => running < atOnce && line.running < eachAtOnce && pauseOf(line) <= 0

  /** In milliseconds. */
  function pauseOf({ key }: Line): number {
    const until = pace && spread.get(key)
    return until ? until - ((pace.burst - 1) * 1000) / pace.perSecond - performance.now() : 0
  }

  function occupy(line: Line) {
    running += 1
    line.running += 1
    if (pace) spread.set(line.key, Math.max(performance.now(), spread.get(line.key) ?? 0) + 1000 / pace.perSecond)
  }

  /** Joins the turns as soon as its next item may start. */
  function takeTurns(line: Line) {
    if (line.waiting.length === 0 || line.running >= eachAtOnce || line.pause) return
    const pause = pauseOf(line)
    if (pause <= 0) {
      turns.add(line)
      return
    }
    line.pause = setTimeout(() => {
      line.pause = undefined
      takeTurns(line)
      startNext()
    }, pause)
  }

  function leave(line: Line) {
    running -= 1
    line.running -= 1
    takeTurns(line)
    forgetIfEmpty(line)
    startNext()
  }

  function forgetIfEmpty(line: Line) {
    if (line.running === 0 && line.waiting.length === 0 && line.heldBack === 0) lines.delete(line.key)
  }

  /** Refuses what does not fit into a full line, one after the other. */
  function refuseInTurn(line: Line): Promise<never> {
    const now = performance.now()
    const at = Math.max(now, line.refusesAt)
    line.refusesAt = at + refusalInterval
    line.heldBack += 1
    return new Promise((_resolve, reject) => {
      setTimeout(() => {
        line.heldBack -= 1
        forgetIfEmpty(line)
        reject(overloaded)
      }, at - now)
    })
  }

  function startNext() {
    const [line] = turns
    if (!line || running >= atOnce) return
    turns.delete(line)
    line.waiting[0]?.start()
    takeTurns(line)
  }

  /** Makes room by refusing the last of the longest line, if that is longer than this one would be. */
  function makeRoom(line: Line): boolean {
    if (waiting < mostWaiting) return true
    const longest = [...lines.values()].reduce((one, other) => (other.waiting.length > one.waiting.length ? other : one))
    if (longest.waiting.length <= line.waiting.length + 1) return false
    longest.waiting.at(-1)?.refuse()
    return true
  }

  /** Resolves once it has a slot. */
  function turnOf(line: Line): Promise<void> {
    if (line.waiting.length >= eachWaiting && line.heldBack < mostHeldBack) return refuseInTurn(line)
    if (line.waiting.length >= eachWaiting || !makeRoom(line)) {
      forgetIfEmpty(line)
      return new Promise((_resolve, reject) => refuseSoon(() => reject(overloaded)))
    }
    return new Promise((resolve, reject) => {
      const leaveLine = () => {
        clearTimeout(timer)
        waiting -= 1
        line.waiting.splice(line.waiting.indexOf(own), 1)
        if (line.waiting.length === 0) turns.delete(line)
      }
      const own: Waiting = {
        start() {
          leaveLine()
          occupy(line)
          resolve()
        },
        refuse() {
          leaveLine()
          forgetIfEmpty(line)
          reject(overloaded)
        },
      }
      const timer = setTimeout(own.refuse, patience)
      waiting += 1
      line.waiting.push(own)
      takeTurns(line)
    })
  }

  return {
    waiting: () => waiting,
    async run(key, work) {
      let line = lines.get(key)
      if (!line) lines.set(key, (line = { key, running: 0, waiting: [], heldBack: 0, refusesAt: 0, pause: undefined }))
      if (mayStart(line)) occupy(line)
      else await turnOf(line)
      try {
        return await work()
      } finally {
        leave(line)
      }
    },
  }
}
