import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { type Problem, tooManyRequests } from '#platform/problems.ts'
import { networkOf } from '#platform/server/addresses.ts'
import type { Database } from '#platform/server/database/index.ts'
import type { RequestFacts } from '#platform/server/http/context.ts'
import { accountProblems } from '../problems.ts'

const minute = 60
const hour = 60 * minute

/**
 * How many attempts are allowed in how many seconds. Joining is limited most strictly, since it reveals whether an address is taken.
 * Devices known to an account are counted separately, so that strangers can't use up their attempts. Applications for an email address are
 * counted for each network too, so that a single stranger can't use them up.
 */
const rules = {
  signInFromAddress: { points: 100, duration: 15 * minute },
  signInToAccountFromAddress: { points: 10, duration: 15 * minute },
  signInToAccount: { points: 50, duration: hour },
  signInFromDevice: { points: 10, duration: 15 * minute },
  codeFromAddress: { points: 100, duration: 15 * minute },
  codeToAccountFromAddress: { points: 10, duration: 15 * minute },
  codeToAccount: { points: 20, duration: hour },
  codeFromDevice: { points: 10, duration: 15 * minute },
  codeInSession: { points: 10, duration: 15 * minute },
  joinFromAddress: { points: 20, duration: hour },
  applicationsFromAddress: { points: 5, duration: hour },
  applicationsOfAddress: { points: 20, duration: hour },
  resetFromAddress: { points: 20, duration: hour },
  resetFromDevice: { points: 10, duration: hour },
  passwordInSession: { points: 10, duration: 15 * minute },
  linksOfMember: { points: 5, duration: hour },
  linksToAddress: { points: 5, duration: hour },
  linkFromAddress: { points: 60, duration: hour },
} as const
type Limit = keyof typeof rules

export interface Limits {
  /** Counts an attempt. @throws Refusal `problem` (tooManyRequests unless given) with the seconds to wait */
  spend(limit: Limit, key: string, problem?: Problem): Promise<void>
  forget(limit: Limit, key: string): Promise<void>
  /** Gives one attempt back. */
  refund(limit: Limit, key: string): Promise<void>
}

/** Attempts are counted in the database, so that limits apply across nodes and survive a restart. */
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
    async spend(limit, key, problem) {
      try {
        await limiters[limit].consume(key)
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused
        throw tooManyRequests(refused.msBeforeNext, problem)
      }
    },
    async forget(limit, key) {
      await limiters[limit].delete(key)
    },
    async refund(limit, key) {
      await limiters[limit].reward(key)
    },
  }
}

/**
 * Counts a sign-in attempt, whether or not the account exists. Unknown devices are counted per network and, all together, per account; an
 * owner locked out by the latter gets in with a reset link.
 * @param device name of a device known to the account
 * @returns a function to call when the password was correct
 * @throws Refusal tooManyRequests or tooManyGuesses
 */
export async function countSignIn(limits: Limits, request: RequestFacts, email: string, device?: string): Promise<() => Promise<void>> {
  if (device) {
    await limits.spend('signInFromDevice', device)
    return () => limits.forget('signInFromDevice', device)
  }
  const network = networkOf(request.address)
  const fromHere = `${email} ${network}`
  await limits.spend('signInFromAddress', network)
  await limits.spend('signInToAccountFromAddress', fromHere)
  await limits.spend('signInToAccount', email, accountProblems.tooManyGuesses)
  return async () => {
    await limits.forget('signInToAccountFromAddress', fromHere)
    await limits.refund('signInToAccount', email)
  }
}

/**
 * Counts an attempt to give a code after the right password, like an attempt to sign in. All together are limited most, because codes are short.
 * @param device name of a device known to the account
 * @returns a function to call when the code was correct
 * @throws Refusal tooManyRequests or tooManyCodes
 */
export async function countCode(limits: Limits, request: RequestFacts, accountId: string, device?: string): Promise<() => Promise<void>> {
  if (device) {
    await limits.spend('codeFromDevice', device, accountProblems.tooManyCodes)
    return () => limits.forget('codeFromDevice', device)
  }
  const network = networkOf(request.address)
  const fromHere = `${accountId} ${network}`
  await limits.spend('codeFromAddress', network)
  await limits.spend('codeToAccountFromAddress', fromHere, accountProblems.tooManyCodes)
  await limits.spend('codeToAccount', accountId, accountProblems.tooManyCodes)
  return async () => {
    await limits.forget('codeToAccountFromAddress', fromHere)
    await limits.refund('codeToAccount', accountId)
  }
}

/** Counts attempts to reset a password, by network or by known device. @throws Refusal tooManyRequests */
export async function countReset(limits: Limits, request: RequestFacts, device?: string): Promise<void> {
  if (device) await limits.spend('resetFromDevice', device)
  else await limits.spend('resetFromAddress', networkOf(request.address))
}
