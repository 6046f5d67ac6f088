import { createHmac, createSecretKey, randomBytes } from 'node:crypto'
import type { Reader } from '#platform/server/database/index.ts'
import { sharedSetting } from '#platform/server/instance-settings.ts'

/** Makes keyed hashes of the addresses of people who do not want to be invited. The key prevents guessing addresses. */
export async function addressHasher(reader: Reader): Promise<(email: string) => string> {
  // For a buffer, Node would make such a key with every hash, which takes longer than the hash.
  const key = createSecretKey(await sharedSetting(reader, 'invitation-refusal-key', () => randomBytes(32).toString('hex')), 'hex')
  return (email) => createHmac('sha256', key).update(email.trim().toLowerCase()).digest('hex')
}
