import { createHmac, createSecretKey, randomBytes } from 'node:crypto'
import type { Reader } from '#platform/server/database/index.ts'
import { sharedSetting } from '#platform/server/instance-settings.ts'

/** Makes keyed hashes of the addresses of members who left. The key prevents guessing addresses. */
export async function addressHasher(reader: Reader): Promise<(email: string) => string> {
  // For a buffer, Node would make such a key with every hash, which takes longer than the hash.
  const key = createSecretKey(await sharedSetting(reader, 'referral-address-key', () => randomBytes(32).toString('hex')), 'hex')
  return (email) => createHmac('sha256', key).update(mailboxOf(email)).digest('hex')
}

/** Addresses that only differ by a tag ('ada+2@…') are the same mailbox. */
const mailboxOf = (email: string) =>
  email
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*@/, '@')
