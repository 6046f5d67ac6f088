import { type Expression, type RawBuilder, type Selectable, sql } from 'kysely'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import { type StatementParameters, namedStatement } from '#platform/server/database/named-statement.ts'
import type { Tables } from '#platform/server/database/tables.ts'
import type { TextValue } from '#platform/contract.ts'
import { type BriefRow, briefOf } from '#features/members/server/index.ts'
import { hiddenFrom } from '#features/relations/server/index.ts'
import type { NotificationPreferences } from '../contract.ts'
import { defaultPreferences } from '../default-preferences.ts'
import type { NotificationType } from '#platform/notifications.ts'

const preferenceNames = Object.keys(defaultPreferences) as (keyof NotificationPreferences)[]

/** A notification with its actor (null without one). */
export type NotificationRow = Pick<
  Selectable<Tables['notifications']>,
  'id' | 'revision' | 'kind' | 'type' | 'priority' | 'title' | 'target' | 'count' | 'created_at' | 'read_at'
> & { description: TextValue; actor: BriefRow | null }

/** Expression of the content or description. */
const described = () => sql<TextValue>`coalesce(details, to_jsonb(description))`

const withActors = (kysely: Reader) =>
  kysely
    .selectFrom('notifications')
    .select(['id', 'revision', 'kind', 'type', 'priority', 'title', 'target', 'count', 'created_at', 'read_at'])
    .select(described().as('description'))
    .select(briefOf(sql.ref('actor_id')).as('actor'))

/** Condition: its actor is not hidden from the member. Reading hidden messages would send their senders ticks. */
const isSeenBy = (userId: Expression<string>) => sql<boolean>`(actor_id is null or actor_id <> all(${hiddenFrom(userId)}))`

const ofMember = (kysely: Reader, { userId }: StatementParameters<{ userId: string }>) =>
  withActors(kysely).where('user_id', '=', userId).where(isSeenBy(userId)).orderBy('revision', 'desc')

/** A member's list, newest first, without cleared ones; `before` is the last revision of the previous page. */
export const newest = namedStatement<{ userId: string; before?: number; limit: number }, NotificationRow>(
  'notifications.newest',
  (kysely, { before, limit, ...of }) =>
    ofMember(kysely, of)
      .where('cleared_at', 'is', null)
      .$if(before !== undefined, (query) => query.where(sql<boolean>`revision < ${before}`))
      .limit(limit),
)

/** The latest ones, whether read or cleared. */
export const latest = namedStatement<{ userId: string; limit: number }, NotificationRow>(
  'notifications.latest',
  (kysely, { limit, ...of }) => ofMember(kysely, of).limit(limit),
)

/** Those that still exist, for their receivers' clients. */
export const byIds = async (reader: Reader, ids: readonly number[]): Promise<NotificationRow[]> =>
  withActors(reader)
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .where('read_at', 'is', null)
    .where('cleared_at', 'is', null)
    .execute()

const isOpen = sql<boolean>`read_at is null and cleared_at is null`

export interface SummaryRow {
  unread: number
  unseen: { type: NotificationType; kind: string; count: number }[]
  revision: number
}

/** The counts, each up to its cap, and the latest revision. */
export const summaryOf = namedStatement<
  { userId: string; types: readonly NotificationType[]; unreadCap: number; unseenCap: number },
  SummaryRow
>('notifications.summary', (_kysely, { userId, types, unreadCap, unseenCap }) => {
  const seen = sql`${isOpen} and ${isSeenBy(userId)}`
  return sql`select
    (select coalesce(sum(count), 0)::int from (select count from notifications where user_id = ${userId} and ${seen} limit ${unreadCap}) counted) as unread,
    (select coalesce(jsonb_agg(of_kind), '[]') from (
      select type, kind, count(*) from unnest(${types}::text[]) types (type), lateral (
        select kind from notifications n where user_id = ${userId} and n.type = types.type
          and created_at > now() - interval '1 day' and ${seen} order by created_at desc limit ${unseenCap}) counted
      group by type, kind) of_kind) as unseen,
    coalesce((select revision from notifications where user_id = ${userId} and cleared_at is null order by revision desc limit 1), 0) as revision`
})

/** What a kind's `onRead` receives about a notification. */
export type Open = Pick<Selectable<Tables['notifications']>, 'kind' | 'key' | 'position'>

/** One of the member's notifications; null if it is no longer unread. @returns undefined if they do not see it */
export async function ownNotification(tx: Tx, userId: string, id: number): Promise<Open | null | undefined> {
  const row = await tx
    .selectFrom('notifications')
    .select(['kind', 'key', 'position', isOpen.as('open')])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where(isSeenBy(sql`${userId}::uuid`))
    .executeTakeFirst()
  return row && (row.open ? row : null)
}

/** The notifications that a member sees up to a revision, optionally only those that link to an address. */
export interface UpTo {
  userId: string
  revision: number
  target?: string | undefined
}

const upTo = ({ userId, revision, target }: UpTo) =>
  sql<boolean>`user_id = ${userId} and revision <= ${revision} and ${isSeenBy(sql`${userId}::uuid`)} ${target === undefined ? sql`` : sql`and target = ${target}`}`

/** Only of these kinds; locks no rows. */
export async function openUpTo(tx: Tx, which: UpTo, kinds: readonly string[]): Promise<Open[]> {
  return tx
    .selectFrom('notifications')
    .select(['kind', 'key', 'position'])
    .where(upTo(which))
    .where(isOpen)
    .where(sql<boolean>`kind = any(${kinds})`)
    .execute()
}

/** Notifications that were unread and no longer are need no pending mail either. */
const cancelledMails = (userId: RawBuilder<string>) => sql`
  cancelled as (
    update email_notifications set state = 'cancelled'
    where user_id = ${userId} and state = 'pending' and unless_read and key in (select key from marked where was_open)
  )
  select count(*) as changed from marked`

/** Locks rows by key, in the same order as other writers, to avoid deadlocks. */
const lockedRows = (which: UpTo, condition: RawBuilder<boolean>) => sql`
  locked as materialized (select id from notifications where ${upTo(which)} and ${condition} order by key for update)`

/** @returns how many changed */
export async function markReadUpTo(tx: Tx, which: UpTo): Promise<number> {
  const { rows } = await sql<{ changed: number }>`
    with ${lockedRows(which, isOpen)}, marked as (
      update notifications set read_at = now() where id = any(array(select id from locked)) returning key, true as was_open
    ), ${cancelledMails(sql.val(which.userId))}`.execute(tx)
  return rows[0]?.changed ?? 0
}

/** @returns how many changed */
export async function clearUpTo(tx: Tx, which: UpTo): Promise<number> {
  const { rows } = await sql<{ changed: number }>`
    with ${lockedRows(which, sql`cleared_at is null`)}, marked as (
      update notifications set cleared_at = now(), read_at = coalesce(read_at, now()) where id = any(array(select id from locked))
      returning key, read_at = cleared_at as was_open
    ), ${cancelledMails(sql.val(which.userId))}`.execute(tx)
  return rows[0]?.changed ?? 0
}

/**
 * Restores what was cleared together with the newest notification up to a revision, in the last ten minutes. What was unread is unread again,
 * unless there is a newer unread notification with its key.
 * @returns how many changed
 */
export async function restoreUpTo(tx: Tx, which: UpTo): Promise<number> {
  const cleared = sql<boolean>`cleared_at > now() - interval '10 minutes' and cleared_at = (
    select cleared_at from notifications where ${upTo(which)} order by revision desc limit 1)`
  const { rows } = await sql<{ changed: number }>`
    with ${lockedRows(which, cleared)}, restored as (
      update notifications n set cleared_at = null, read_at = case
        when n.read_at < n.cleared_at or exists (
          select from notifications newer where newer.user_id = n.user_id and newer.key = n.key and newer.read_at is null and newer.cleared_at is null)
        then n.read_at end
      where id = any(array(select id from locked)) returning id
    )
    select count(*)::int as changed from restored`.execute(tx)
  return rows[0]?.changed ?? 0
}

/** The unread one with a key, unless its position is beyond `position`. */
export const markKeyRead = namedStatement<{ userId: string; key: string; position?: number }, { changed: number }>(
  'notifications.markKeyRead',
  (_kysely, { userId, key, position }) => sql`
    with marked as (
      update notifications set read_at = now() where user_id = ${userId} and key = ${key} and ${isOpen}
        ${position === undefined ? sql`` : sql`and position <= ${position}`} returning key, true as was_open
    ), ${cancelledMails(userId)}`,
)

/** A member's settings; their row is created when they first save them. */
export async function preferencesOf(reader: Reader, userId: string): Promise<NotificationPreferences> {
  const saved = await reader.selectFrom('notification_preferences').select(preferenceNames).where('user_id', '=', userId).executeTakeFirst()
  return saved ?? defaultPreferences
}

export async function savePreferences(tx: Tx, userId: string, changes: Partial<NotificationPreferences>): Promise<NotificationPreferences> {
  return tx
    .insertInto('notification_preferences')
    .values({ ...defaultPreferences, ...changes, user_id: userId })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ user_id: userId, ...changes }))
    .returning(preferenceNames)
    .executeTakeFirstOrThrow()
}

/** Without saved settings, emails are off anyway. */
export async function turnEmailOff(tx: Tx, userId: string): Promise<void> {
  await tx.updateTable('notification_preferences').set({ email: false }).where('user_id', '=', userId).execute()
}
