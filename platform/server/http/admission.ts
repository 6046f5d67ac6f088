import { isIP } from 'node:net'
import { networkOf } from '../addresses.ts'
import { type QueueBounds, fairQueue, overloaded } from '../fair-queue.ts'
import { Recent } from '../recent.ts'
import { within } from '../within.ts'

interface LoadBounds extends QueueBounds {
  /** How long the whole takes until nobody waits for it any more, in milliseconds. */
  deadline: number
}

/**
 * How much is done at once of what costs alike, in one process. What waits is little enough that the last of it is answered before its patience
 * ends. Each member has a share, so that a loud one waits for themselves.
 */
const loads = {
  /** Some statements, and a millisecond or so of ours. */
  ordinary: { atOnce: 16, eachAtOnce: 2, waiting: 400, eachWaiting: 100, patience: 2_000, deadline: 5_000 },
  /** Tens of milliseconds of ours and of the database's. Nobody decides on ten cards twice a second. */
  heavy: { atOnce: 2, eachAtOnce: 1, waiting: 40, eachWaiting: 8, patience: 3_000, deadline: 8_000, pace: { burst: 10, perSecond: 2 } },
  /** Waits for the file store, which may not answer: nothing else waits for it then. A screen shows many pictures. */
  files: { atOnce: 16, eachAtOnce: 6, waiting: 400, eachWaiting: 100, patience: 3_000, deadline: 10_000 },
  /** Has a file made for one member, in a process that does one after the other. */
  copy: { atOnce: 4, eachAtOnce: 1, waiting: 20, eachWaiting: 4, patience: 15_000, deadline: 45_000 },
  /** Comes as slowly as a telephone sends it, and is kept in memory meanwhile: as many as there is memory for. */
  upload: { atOnce: 8, eachAtOnce: 2, waiting: 8, eachWaiting: 2, patience: 5_000, deadline: 90_000 },
  /** Hashes a password, which only two do at once. */
  password: { atOnce: 4, eachAtOnce: 2, waiting: 40, eachWaiting: 10, patience: 5_000, deadline: 10_000 },
  /** What open live clients ask; nobody looks at a screen for it. */
  live: { atOnce: 4, eachAtOnce: 1, waiting: 5_000, eachWaiting: 60, patience: 10_000, deadline: 20_000 },
} as const satisfies Record<string, LoadBounds>
export type Load = keyof typeof loads

export interface Admission {
  /**
   * Does what somebody asks for, when it is their turn.
   * @throws Refusal overloaded if too much waits already, or it took too long
   */
  admit<Result>(load: Load, asker: string, work: () => Promise<Result>): Promise<Result>
  /** How much waits now, by its kind. */
  waiting(): Record<Load, number>
  /** The name under which somebody waits before it is looked up who they are: by their session, or by the network of their address. */
  askerOf(sessionToken: string | undefined, address: string): string
  /** Whose session it is: all of a member's sessions have one share. */
  remember(sessionToken: string, member: string): void
}

/** Of how many sessions it is remembered whose they are. */
const mostRemembered = 10_000

const mapLoads = <Value>(valueOf: (load: Load) => Value) =>
  Object.fromEntries(Object.keys(loads).map((load) => [load, valueOf(load as Load)])) as Record<Load, Value>

/** Decides what is done next, and what is refused at once because too much is being done. */
export function admission(): Admission {
  const queues = mapLoads((load) => fairQueue(loads[load]))
  const members = new Recent<string, string>(mostRemembered)
  return {
    admit: (load, asker, work) => within(loads[load].deadline, queues[load].run(asker, work), overloaded),
    waiting: () => mapLoads((load) => queues[load].waiting()),
    askerOf(sessionToken, address) {
      if (sessionToken !== undefined) return members.get(sessionToken) ?? sessionToken
      return isIP(address) === 0 ? '' : networkOf(address)
    },
    remember(sessionToken, member) {
      if (!members.has(sessionToken)) members.set(sessionToken, member)
    },
  }
}
