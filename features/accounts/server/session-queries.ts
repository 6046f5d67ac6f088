import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import { announcement } from '#platform/server/events/index.ts'

/** How often the last use of a session is updated. */
const lastUseInterval = '10 minutes'

/** Expression: whether the last use of session `s` should be updated. */
export const isUseDue = sql<boolean>`(s.last_used_at is null or s.last_used_at < now() - ${sql.lit(lastUseInterval)}::interval)`

/** Records when and from which network a session is used, at most once per `lastUseInterval`, and announces its first use of the day. */
export async function recordUse(reader: Reader, use: { token_hash: string; from: string | null }): Promise<void> {
  const isOfToday = sql<boolean>`(before.last_used_at at time zone 'UTC')::date = (now() at time zone 'UTC')::date`
  await sql`
    with before as (
      select s.id, s.last_used_at from auth.session s where s.token_hash = ${use.token_hash} and ${isUseDue}
    ), used as (
      update auth.session s set last_used_at = now(), last_used_from = ${use.from} from before where s.id = before.id
      returning s."userId" as member_id, ${isOfToday} as is_of_today
    ), first_of_day as (
      select member_id from used where is_of_today is not true
    ), kept as (
      update auth."user" u set last_used_at = now() from first_of_day f where u.id = f.member_id
    ) ${announcement('account.used', 'first_of_day', { member_id: sql.ref('member_id') })}`.execute(reader)
}

export interface SessionRow {
  id: string
  userAgent: string | null
  used_at: Date
  last_used_from: string | null
  is_current: boolean
}

/** Keyset cursor: the last session of the previous page. */
export interface AfterSession {
  is_current: boolean
  used_at: string
  id: string
}

/** A member's sessions: the current one first, then by last use. */
export async function sessionsOf(
  reader: Reader,
  member: { id: string; sessionId: string },
  after: AfterSession | undefined,
  limit: number,
): Promise<SessionRow[]> {
  const isCurrent = sql<boolean>`(s.id = ${member.sessionId})`
  const usedAt = sql<Date>`coalesce(s.last_used_at, s."createdAt")`
  let sessions = reader
    .selectFrom('auth.session as s')
    .select(['s.id', 's.userAgent', 's.last_used_from', usedAt.as('used_at'), isCurrent.as('is_current')])
    .where('s.userId', '=', member.id)
    .where('s.expiresAt', '>', sql<Date>`now()`)
  if (after) {
    const keys = sql`(${after.is_current}::boolean, ${after.used_at}::timestamptz, ${after.id}::uuid)`
    sessions = sessions.where(sql<boolean>`(${isCurrent}, ${usedAt}, s.id) < ${keys}`)
  }
  return sessions.orderBy('is_current', 'desc').orderBy('used_at', 'desc').orderBy('s.id', 'desc').limit(limit).execute()
}

/** A member's sessions, the last used first. */
export async function latestSessions(reader: Reader, memberId: string, limit: number) {
  const usedAt = sql<Date>`coalesce(s.last_used_at, s."createdAt")`
  return reader
    .selectFrom('auth.session as s')
    .select(['s.id', 's.userAgent', usedAt.as('used_at')])
    .where('s.userId', '=', memberId)
    .where('s.expiresAt', '>', sql<Date>`now()`)
    .orderBy('used_at', 'desc')
    .orderBy('s.id')
    .limit(limit)
    .execute()
}

/** @returns whether it was one of the member's */
export async function endSessionOf(tx: Tx, userId: string, id: string): Promise<boolean> {
  const ended = await tx.deleteFrom('auth.session').where('userId', '=', userId).where('id', '=', id).returning('id').executeTakeFirst()
  return ended !== undefined
}

/** @returns how many there were */
export async function endSessionsExcept(tx: Tx, userId: string, kept: string): Promise<number> {
  const ended = await tx.deleteFrom('auth.session').where('userId', '=', userId).where('id', '<>', kept).returning('id').execute()
  return ended.length
}

interface NewSession {
  id: string
  userId: string
  token_hash: string
  expiresAt: Date
  userAgent: string | null
  last_used_from: string | null
  /** Now, unless given. */
  last_used_at?: null
}

export async function insertSession(tx: Tx, session: NewSession): Promise<void> {
  await tx
    .insertInto('auth.session')
    .values({ last_used_at: sql<Date>`now()`, ...session })
    .execute()
}
