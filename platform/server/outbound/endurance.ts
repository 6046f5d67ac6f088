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

/** Asks again what may pass, and leaves alone for a while who keeps failing. */
export interface Endurance {
  /**
   * @param name whom is asked: each has a breaker of its own
   * @throws what the last try threw; `resting` while nobody is asked
   */
  run<Result>(name: string, work: () => Promise<Result>): Promise<Result>
}

interface EnduranceOptions {
  /** Whether an error may be over soon; others are thrown at once, and do not count. */
  isPassing: (error: unknown) => boolean
  /** What is thrown without asking. */
  resting: () => Error
  /** How often is asked again. */
  retries?: number
  /** The pause before the first time, in milliseconds. */
  pause?: number
  /** After so many failures in a row, nobody is asked for so many milliseconds. */
  failures?: number
  rest?: number
}

/** So many are remembered; whoever was not asked for longest is forgotten. */
const mostNames = 1_000

export function endurance({ isPassing, resting, retries = 2, pause = 500, failures = 5, rest = 5 * 60_000 }: EnduranceOptions): Endurance {
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
