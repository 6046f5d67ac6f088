import { type ScryptOptions, randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { fairQueue } from '#platform/server/fair-queue.ts'

/** What scrypt is made to do for one hash: 128 · N · r bytes of memory, p times. */
export type PasswordCost = Required<Pick<ScryptOptions, 'N' | 'r' | 'p'>>

/** 32 MB and about a tenth of a second, as OWASP advises; hashes that are stored were made with it. */
export const passwordCost: PasswordCost = { N: 16_384, r: 16, p: 1 }

/** How passwords become what is stored, `salt:key` in hexadecimal digits. A hash can only be verified at the cost it was made with. */
export interface PasswordHashing {
  /** @throws Refusal overloaded if too many wait already */
  hash(password: string): Promise<string>
  /** @throws Error if `hash` is none of ours; Refusal overloaded if too many wait already */
  verify(given: { password: string; hash: string }): Promise<boolean>
}

const keyLength = 64

/** It takes a processor and a thread of the few that files and names of hosts wait for too, so that few are made at once. */
const bounds = { atOnce: 2, eachAtOnce: 2, waiting: 20, eachWaiting: 20, patience: 5_000 }

/** scrypt at a cost. It is the program that chooses it: no setting makes what is stored cheaper to guess. */
export function passwordHashing(cost: PasswordCost = passwordCost): PasswordHashing {
  // Node allows 32 MB unless told otherwise, a little less than the cost above needs.
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
      if (!salt || !key) throw new Error('This is no hash of a password.')
      return timingSafeEqual(await keyOf(password, salt), Buffer.from(key, 'hex'))
    },
  }
}
