import { type ScryptOptions, randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { fairQueue } from '#platform/server/fair-queue.ts'

/** The cost of one scrypt hash: 128 · N · r bytes of memory, p times. */
export type PasswordCost = Required<Pick<ScryptOptions, 'N' | 'r' | 'p'>>

/** 32 MB and about a tenth of a second, as OWASP recommends. Stored hashes were made with it. */
export const passwordCost: PasswordCost = { N: 16_384, r: 16, p: 1 }

/** Hashes are stored as `salt:key` in hexadecimal, and can only be verified at the cost they were made with. */
export interface PasswordHashing {
  /** @throws Refusal overloaded if too many requests are waiting */
  hash(password: string): Promise<string>
  /** @throws Error if `hash` is malformed; Refusal overloaded if too many requests are waiting */
  verify(given: { password: string; hash: string }): Promise<boolean>
}

const keyLength = 64

/** Hashing occupies a processor and one of the few threads shared with file access and DNS lookups, so few run concurrently. */
const bounds = { atOnce: 2, eachAtOnce: 2, waiting: 20, eachWaiting: 20, patience: 5_000 }

/** scrypt at a given cost. Deliberately not configurable, so that no setting can make stored hashes cheaper to guess. */
export function passwordHashing(cost: PasswordCost = passwordCost): PasswordHashing {
  // Node's default limit of 32 MB is slightly less than the cost above needs.
  const options = { ...cost, maxmem: 256 * cost.N * cost.r }
  const queue = fairQueue(bounds)
  const derive = promisify<string, string, number, ScryptOptions, Buffer>(scrypt)
  const keyOf = (password: string, salt: string) => queue.run('', () => derive(password.normalize('NFKC'), salt, keyLength, options))
  return {
    async hash(password) {
      const salt = randomBytes(16).toString('hex')
      return `${salt}:${(await keyOf(password, salt)).toString('hex')}`
    },
    async verify({ password, hash }) {
      const [, salt, key] = /^([\da-f]{32}):([\da-f]{128})$/.exec(hash) ?? []
      if (!salt || !key) throw new Error('Not a password hash.')
      return timingSafeEqual(await keyOf(password, salt), Buffer.from(key, 'hex'))
    },
  }
}
