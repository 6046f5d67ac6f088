import { createHmac, randomBytes } from 'node:crypto'
import type { Reader } from '#platform/server/database/index.ts'
import { sharedSetting } from '#platform/server/instance-settings.ts'

/** A keyed hash of the address of a member who left. The key prevents guessing addresses. */
export async function addressHash(reader: Reader, email: string): Promise<string> {
  const key = await sharedSetting(reader, 'referral-address-key', () => randomBytes(32).toString('hex'))
  const mailbox = email
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*@/, '@')
  return createHmac('sha256', Buffer.from(key, 'hex')).update(mailbox).digest('hex')
}
