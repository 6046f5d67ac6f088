import { isIP } from 'node:net'
import { recordOf } from '#platform/record-of.ts'
import { networkOf } from '../addresses.ts'
import { type QueueBounds, fairQueue, overloaded } from '../fair-queue.ts'
import { Recent } from '../recent.ts'
import { withTimeout } from '../with-timeout.ts'

interface LoadBounds extends QueueBounds {
  /** After this time the caller stops waiting for the result, in milliseconds. */
  deadline: number
}

/**
 * Limits of one process by kind of request. Queues are short enough that the last entry is answered before its patience runs out. Each
 * member has a share, so that a busy member only delays their own requests.
 */
const loads = {
  /** A few statements and about a millisecond of CPU time. */
  ordinary: { atOnce: 16, eachAtOnce: 2, waiting: 400, eachWaiting: 100, patience: 2_000, deadline: 5_000 },
  /** Tens of milliseconds of CPU and database time. The pace is above human use: nobody decides on ten cards twice a second. */
  heavy: { atOnce: 2, eachAtOnce: 1, waiting: 40, eachWaiting: 8, patience: 3_000, deadline: 8_000, pace: { burst: 10, perSecond: 2 } },
  /** Waits for the file store, which may not respond, so it has a separate queue. A screen shows many pictures. */
  files: { atOnce: 16, eachAtOnce: 6, waiting: 400, eachWaiting: 100, patience: 3_000, deadline: 10_000 },
  /** Waits for a site on the internet, which may not answer. */
  outside: { atOnce: 8, eachAtOnce: 1, waiting: 40, eachWaiting: 4, patience: 5_000, deadline: 25_000 },
  /** Generates a file for one member, in a process that handles one at a time. */
  copy: { atOnce: 4, eachAtOnce: 1, waiting: 20, eachWaiting: 4, patience: 15_000, deadline: 45_000 },
  /** Limited by the client's bandwidth and held in memory meanwhile, so limited by the available memory. */
  upload: { atOnce: 8, eachAtOnce: 2, waiting: 8, eachWaiting: 2, patience: 5_000, deadline: 90_000 },
  /** Hashes a password; only two run at the same time. */
  password: { atOnce: 4, eachAtOnce: 2, waiting: 40, eachWaiting: 10, patience: 5_000, deadline: 10_000 },
  /** Opening live connections, and requests over them. Apart from others, so that pages that poll meanwhile don't keep them out. Not urgent. */
  live: { atOnce: 4, eachAtOnce: 1, waiting: 5_000, eachWaiting: 60, patience: 10_000, deadline: 20_000 },
} as const satisfies Record<string, LoadBounds>
export type Load = keyof typeof loads
const loadNames = Object.keys(loads) as Load[]

export interface Admission {
  /**
   * Runs work when it is the asker's turn.
   * @throws Refusal overloaded if too much is waiting already, or it took too long
   */
  admit<Result>(load: Load, asker: string, work: () => Promise<Result>): Promise<Result>
  /** How much is waiting, by kind. */
  waiting(): Record<Load, number>
  /** The queue key of a request before its member is known: the session, or the network of the address. */
  askerOf(sessionToken: string | undefined, address: string): string
  /** Records whose session it is: all sessions of a member have one share. */
  remember(sessionToken: string, member: string): void
}

/** For how many sessions the member is remembered. */
const mostRemembered = 10_000

/** Decides which request runs next, and refuses requests when too many are waiting. */
export function admission(): Admission {
  const queues = recordOf(loadNames, (load) => fairQueue(loads[load]))
  const members = new Recent<string, string>(mostRemembered)
  return {
    admit: (load, asker, work) => withTimeout(loads[load].deadline, queues[load].run(asker, work), overloaded),
    waiting: () => recordOf(loadNames, (load) => queues[load].waiting()),
    askerOf(sessionToken, address) {
      if (sessionToken !== undefined) return members.get(sessionToken) ?? sessionToken
      return isIP(address) === 0 ? '' : networkOf(address)
    },
    remember(sessionToken, member) {
      if (!members.has(sessionToken)) members.set(sessionToken, member)
    },
  }
}
