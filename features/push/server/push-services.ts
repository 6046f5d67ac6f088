import { Recent } from '#platform/server/recent.ts'

/** What a process knows about push services: which ones respond promptly, and which are resting after failures, and for how long. */
export interface PushServices {
  /** Whether its last response was prompt. */
  isProven(service: string): boolean
  /** How long it will not be contacted, in milliseconds; 0 if it may be. */
  restOf(service: string): number
  /** It responded; `took` in milliseconds. */
  answered(service: string, took: number): void
  failed(service: string, failure: PushFailure): void
}

export interface PushFailure {
  /**
   * `busy`: it said that it is overloaded; `failing`: it responded with an error or was unreachable; `silent`: it did not respond in time.
   */
  how: 'busy' | 'failing' | 'silent'
  /** How long it asks not to be contacted, in milliseconds. */
  retryAfter?: number | undefined
}

interface Seen {
  isProven: boolean
  /** In a row. */
  failures: number
  /** In a row, without a response between them. */
  rests: number
  /** Until when it is resting. */
  until: number
}

/** Responses that take longer are not prompt, in milliseconds. */
const prompt = 3_000
/** After this many failures in a row, the service is to blame, not a message or a connection. */
const mostFailures = 8
/** The first rest, in milliseconds, doubled each time. Services that keep us waiting cost more than those that refuse. */
const firstRest = { busy: 2_000, failing: 2_000, silent: 30_000 }
/** The longest rest, whatever it asks for, in milliseconds. */
const longestRest = 60 * 60_000
/** How many services are remembered; the least recently used is dropped. */
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
      // Responses to requests from before its rest say nothing about its current state.
      if (now() - took >= known.until) known.rests = 0
    },
    failed(service, { how, retryAfter = 0 }) {
      const known = seen(service)
      known.isProven = false
      known.failures += 1
      if (known.until > now()) {
        // Parallel requests fail together and count as one.
        known.until = Math.max(known.until, now() + Math.min(retryAfter, longestRest))
      } else if (how === 'busy' || known.failures >= mostFailures) {
        known.until = now() + Math.min(longestRest, Math.max(retryAfter, firstRest[how] * 2 ** Math.min(known.rests, 20)))
        known.rests += 1
      }
    },
  }
}
