import { createHmac, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { fillCommunity } from '#demo/fill.ts'
import { generateMembers } from '#demo/members.ts'
import { tokenHash } from '#features/accounts/server/session-tokens.ts'
import { rebuildDirectory } from '#features/directory/server/index.ts'
import { rebuildMatching } from '#features/matching/server/index.ts'
import type { Database } from '#platform/server/database/index.ts'
import type { FileStore } from '#platform/server/files/index.ts'
import { secret } from './secret.ts'

/** A signed-in member. */
export interface Member {
  id: string
  cookie: string
}

const day = 24 * 60 * 60 * 1000
/** Rows in one statement. */
const batch = 1_000

/** Fills a database with a community of this size, without pictures, and updates the planner's statistics. */
export async function fillForBench(database: Database, files: FileStore, members: number): Promise<void> {
  await fillCommunity(database, files, generateMembers(members, 1, { withAccounts: false }), { passwordHash: 'nobody signs in' })
  await rebuildDirectory(database)
  await rebuildMatching(database)
  await sql`vacuum analyze`.execute(database.kysely)
}

/** Members with complete profiles, each with one session; every second one wants emails. */
export async function signInMembers(database: Database, count: number): Promise<Member[]> {
  const { kysely } = database
  const rows = await kysely.selectFrom('users').select('id').where('profile_completed', '=', true).orderBy('id').limit(count).execute()
  if (rows.length < count) throw new Error(`${count} members are wanted, and ${rows.length} have a complete profile`)
  const sessions = rows.map(({ id }) => ({ id: randomUUID(), userId: id, token: randomUUID(), expiresAt: new Date(Date.now() + 30 * day) }))
  for (let from = 0; from < count; from += batch) {
    const some = sessions.slice(from, from + batch)
    await kysely
      .insertInto('auth.session')
      .values(some.map(({ token, ...session }) => ({ ...session, token_hash: tokenHash(token) })))
      .execute()
    const preferences = some.map(({ userId }, index) => ({ user_id: userId, email: index % 2 === 0 }))
    await kysely.insertInto('notification_preferences').values(preferences).execute()
  }
  return sessions.map(({ userId, token }) => ({ id: userId, cookie: cookieOf(token) }))
}

const cookieOf = (token: string) =>
  `esg.session_token=${encodeURIComponent(`${token}.${createHmac('sha256', secret).update(token).digest('base64')}`)}`
