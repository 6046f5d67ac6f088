import { Recent } from '#platform/server/recent.ts'

/** What one process has seen of the push services it asks: which of them answer at once, and which are left alone, for how long. */
export interface PushServices {
  /** Whether it answered at once the last time. */
  isProven(service: string): boolean
  /** How long it is left alone from now on, in milliseconds; 0: it may be asked. */
  restOf(service: string): number
  /** It answered; `took` in milliseconds. */
  answered(service: string, took: number): void
  failed(service: string, failure: PushFailure): void
}

export interface PushFailure {
  /**
   * `busy`: it said that it has too much to do; `failing`: it answered with a fault, or was not there; `silent`: it did not answer in time.
   */
  how: 'busy' | 'failing' | 'silent'
  /** For how long it asks to be left alone, in milliseconds. */
  retryAfter?: number | undefined
}

interface Seen {
  isProven: boolean
  /** In a row. */
  failures: number
  /** In a row, without an answer between them. */
  rests: number
  /** Until when it is left alone. */
  until: number
}

/** Whoever takes longer does not answer at once, in milliseconds. */
const prompt = 3_000
/** So many failures in a row are the service's, and not those of a message or a connection. */
const mostFailures = 8
/** The first rest, in milliseconds; each one after it is twice as long. Who keeps us waiting costs more than who says no. */
const firstRest = { busy: 2_000, failing: 2_000, silent: 30_000 }
/** However long it asks for, in milliseconds. */
const longestRest = 60 * 60_000
/** So many are remembered; whoever was not asked for longest is forgotten. */
const mostServices = 1_000

export function pushServices(now: () => number = Date.now): PushServices {
  const services = new Recent<string, Seen>(mostServices)

  function seen(service: string): Seen {
    const known = services.get(service) ?? { isProven: false, failures: 0, rests: 0, until: 0 }
    services.set(service, known)
    return known
  }

  return {
    isProven: (service) => services.get(service)?.isProven ?? false,
    restOf: (service) => Math.max(0, (services.get(service)?.until ?? 0) - now()),
    answered(service, took) {
      const known = seen(service)
      known.isProven = took <= prompt
      known.failures = 0
      // What was asked before it was left alone says nothing of how it is since.
      if (now() - took >= known.until) known.rests = 0
    },
    failed(service, { how, retryAfter = 0 }) {
      const known = seen(service)
      known.isProven = false
      known.failures += 1
      if (known.until > now()) {
        // Several asked at the same time fail together, and count as one.
        known.until = Math.max(known.until, now() + Math.min(retryAfter, longestRest))
      } else if (how === 'busy' || known.failures >= mostFailures) {
        known.until = now() + Math.min(longestRest, Math.max(retryAfter, firstRest[how] * 2 ** Math.min(known.rests, 20)))
        known.rests += 1
      }
    },
  }
}
