import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { Refusal, problems } from '#platform/problems.ts'
import type { Database } from '#platform/server/database/index.ts'

const minute = 60
const hour = 60 * minute

/** How many attempts are allowed in how many seconds; joining says that an address is taken, so it is limited hardest. */
const rules = {
  signInFromAddress: { points: 100, duration: 15 * minute },
  signInToAccount: { points: 10, duration: 15 * minute },
  joinFromAddress: { points: 20, duration: hour },
  resetForAccount: { points: 4, duration: hour },
  resetFromAddress: { points: 20, duration: hour },
} as const
type Limit = keyof typeof rules

export interface Limits {
  /** Counts an attempt. @throws Refusal tooManyRequests with the seconds to wait */
  spend(limit: Limit, key: string): Promise<void>
  forget(limit: Limit, key: string): Promise<void>
}

/** Attempts are counted in the database, so that they hold for all nodes and survive a restart. */
export function accountLimits(database: Database): Limits {
  const limiters = Object.fromEntries(
    Object.entries(rules).map(([name, rule]) => [
      name,
      new RateLimiterPostgres({
        storeClient: database.pool,
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: name,
        ...rule,
      }),
    ]),
  ) as Record<Limit, RateLimiterPostgres>
  return {
    async spend(limit, key) {
      try {
        await limiters[limit].consume(key)
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused
        throw new Refusal(problems.tooManyRequests, { seconds: Math.max(1, Math.ceil(refused.msBeforeNext / 1000)) })
      }
    },
    async forget(limit, key) {
      await limiters[limit].delete(key)
    },
  }
}
