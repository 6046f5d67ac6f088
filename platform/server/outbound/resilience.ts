import {
  BrokenCircuitError,
  ConsecutiveBreaker,
  ExponentialBackoff,
  type IPolicy,
  circuitBreaker,
  handleWhen,
  retry,
  wrap,
} from 'cockatiel'
import { Recent } from '../recent.ts'

/** Retries temporary failures, and pauses requests to hosts that keep failing (circuit breaker). */
export interface Resilience {
  /**
   * @param name the host: each has a separate breaker
   * @throws the error of the last attempt; `resting` while the breaker is open
   */
  run<Result>(name: string, work: () => Promise<Result>): Promise<Result>
}

interface ResilienceOptions {
  /** Whether an error may be temporary; others are thrown immediately and do not count. */
  isPassing: (error: unknown) => boolean
  /** The error while the breaker is open. */
  resting: () => Error
  /** Number of retries. */
  retries?: number
  /** Delay before the first retry, in milliseconds. */
  pause?: number
  /** After so many consecutive failures, the breaker is open for so many milliseconds. */
  failures?: number
  rest?: number
}

/** How many hosts are remembered; the least recently requested is dropped. */
const mostNames = 1_000

export function resilience({
  isPassing,
  resting,
  retries = 2,
  pause = 500,
  failures = 5,
  rest = 5 * 60_000,
}: ResilienceOptions): Resilience {
  const policies = new Recent<string, IPolicy>(mostNames)

  function policyOf(name: string): IPolicy {
    const passing = handleWhen(isPassing)
    const policy =
      policies.get(name) ??
      wrap(
        retry(passing, { maxAttempts: retries, backoff: new ExponentialBackoff({ initialDelay: pause, maxDelay: 20 * pause }) }),
        circuitBreaker(passing, { halfOpenAfter: rest, breaker: new ConsecutiveBreaker(failures) }),
      )
    policies.set(name, policy)
    return policy
  }

  return {
    async run(name, work) {
      try {
        return await policyOf(name).execute(work)
      } catch (error) {
        throw error instanceof BrokenCircuitError ? resting() : error
      }
    },
  }
}
