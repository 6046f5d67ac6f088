import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { Refusal } from '#platform/problems.ts'
import type { Database } from '#platform/server/database/index.ts'
import { sharedSetting } from '#platform/server/instance-settings.ts'
import type { Services } from '#platform/server/services.ts'
import { notificationProblems } from '../contract.ts'
import { changed } from './live.ts'
import { turnEmailOff } from './queries.ts'

/**
 * The token of links in emails: the member's id, signed with a separate key that survives changes of the configured secret. It never
 * expires, and can only turn off emails.
 */
export async function unsubscribeToken(database: Database, userId: string): Promise<string> {
  const id = Buffer.from(userId.replaceAll('-', ''), 'hex')
  return `${id.toString('base64url')}.${(await signatureOf(database, id)).toString('base64url')}`
}

/** Turns off a member's emails. @throws Refusal invalidUnsubscribeLink for an invalid token */
export async function unsubscribe({ database, events, live }: Services, token: string): Promise<void> {
  const userId = await memberOf(database, token)
  if (!userId) throw new Refusal(notificationProblems.invalidUnsubscribeLink)
  await events.change(async (tx, announce) => {
    await turnEmailOff(tx, userId)
    await announce('notifications.unsubscribed', { member_id: userId })
    live.tellAfter(tx, changed(userId))
  })
}

export const isUnsubscribeToken = async ({ database }: Services, token: string): Promise<boolean> =>
  (await memberOf(database, token)) !== undefined

/** The member a token belongs to; undefined if it is invalid. */
async function memberOf(database: Database, token: string): Promise<string | undefined> {
  const [id, signature] = token.split('.').map((part) => Buffer.from(part, 'base64url'))
  if (id?.length !== 16 || !signature) return undefined
  const expected = await signatureOf(database, id)
  if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) return undefined
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

async function signatureOf(database: Database, id: Buffer): Promise<Buffer> {
  const key = await sharedSetting(database.kysely, 'unsubscribe-key', () => randomBytes(32).toString('hex'))
  return createHmac('sha256', Buffer.from(key, 'hex')).update(id).digest()
}
