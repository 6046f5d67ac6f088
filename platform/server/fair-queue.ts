import { Refusal, problems } from '#platform/problems.ts'
import { Recent } from './recent.ts'

/** One for all: who refuses much must not have to trace each refusal back to where it was made. */
export const overloaded = new Refusal(problems.overloaded)

/** Between two refusals of one key, in milliseconds: whoever asks again as soon as they are refused does so that often, and no more. */
const refusalInterval = 20
/** How many of a key's refusals are held back; beyond, holding them would cost more than refusing. */
const mostHeldBack = 500
/** Of how many keys it is remembered what they have started. */
const mostRemembered = 10_000

/** How many are refused before other events have their turn. */
const refusedAtOnce = 4
const toRefuse: (() => void)[] = []

/** Hundreds may have to be refused at the same moment, each with an answer to be made and sent: whoever else asks must not wait for all of it. */
function refuseSoon(refuse: () => void) {
  if (toRefuse.push(refuse) === 1) setImmediate(refuseSome)
}

function refuseSome() {
  for (const refuse of toRefuse.splice(0, refusedAtOnce)) refuse()
  if (toRefuse.length > 0) setImmediate(refuseSome)
}

export interface QueueBounds {
  /** How much is done at once. */
  atOnce: number
  /** How much of it for one key. */
  eachAtOnce: number
  /** How much waits for its turn. */
  waiting: number
  /** How much of it for one key. */
  eachWaiting: number
  /** How long it waits, in milliseconds. */
  patience: number
  /** How many for one key may start one after the other, and how many a second after that; as many as there is room for unless told. */
  pace?: { burst: number; perSecond: number }
}

export interface FairQueue {
  /**
   * Does work in its turn. Keys take turns, so that whoever asks for much waits for their own, and not the others for theirs.
   * @throws Refusal overloaded if too much waits already, or this waited too long
   */
  run<Result>(key: string, work: () => Promise<Result>): Promise<Result>
  /** How much waits now. */
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
  /** Refusals that are held back, and when the next one may go out, in milliseconds of `performance.now()`. */
  heldBack: number
  refusesAt: number
  /** Until its next may start. */
  pause: NodeJS.Timeout | undefined
}

/** A bounded line for each key before a bounded number of places. A place is kept until its work has ended, whoever still waits for it. */
export function fairQueue({ atOnce, eachAtOnce, waiting: mostWaiting, eachWaiting, patience, pace }: QueueBounds): FairQueue {
  const lines = new Map<string, Line>()
  /** Until when what each key has started is spread by its pace, in milliseconds of `performance.now()`. */
  const spread = new Recent<string, number>(mostRemembered)
  /** Lines whose next may start once there is a place, in their turn. */
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

  /** Takes turns from when its next may start. */
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

  /** Refuses what a full line has no room for, one after the other. */
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

  /** Makes room for one more by refusing the last of the longest line, if that is longer than this one would be. */
  function makeRoom(line: Line): boolean {
    if (waiting < mostWaiting) return true
    const longest = [...lines.values()].reduce((one, other) => (other.waiting.length > one.waiting.length ? other : one))
    if (longest.waiting.length <= line.waiting.length + 1) return false
    longest.waiting.at(-1)?.refuse()
    return true
  }

  /** Resolves once there is a place, and this has it. */
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
