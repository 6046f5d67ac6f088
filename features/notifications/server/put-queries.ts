import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#platform/server/database/index.ts'
import { members } from '#features/members/server/index.ts'
import { isHidden } from '#features/relations/server/index.ts'
import type { ToTell } from './channel.ts'
import { defaultPreferences } from '../default-preferences.ts'
import type { NotificationType } from '#platform/notifications.ts'
import type { NewNotification, NotificationKind, Retraction } from '#platform/server/notification-kind.ts'

/** How many characters of a description are stored. */
const maxDescriptionLength = 200

/** Several notifications with the same key as one: the last one's content, and their number. */
export type FoldedNotification = NewNotification & { more: number }

/** Filters out notifications that the member turned off, caused, or that come from a hidden member; adds who wants emails. */
export async function wanted<Told extends NewNotification>(
  tx: Tx,
  type: NotificationType,
  told: readonly Told[],
): Promise<(Told & { email: boolean })[]> {
  const { rows } = await sql<{ place: number; email: boolean }>`
    select told.place, coalesce(p.email, ${defaultPreferences.email}) as email
    from unnest(${told.map((each) => each.user_id)}::uuid[], ${told.map((each) => each.actor_id)}::uuid[])
      with ordinality told (user_id, actor_id, place)
    join ${members.as('u')} on u.id = told.user_id
    left join ${members.as('a')} on a.id = told.actor_id
    left join notification_preferences p on p.user_id = told.user_id
    where coalesce(${sql.ref(`p.${type}`)}, ${defaultPreferences[type]})
      and (told.actor_id is null or (a.id <> u.id and not ${isHidden(sql.ref('u.id'), sql.ref('a.id'))}))
    order by told.place`.execute(tx)
  return rows.flatMap(({ place, email }) => {
    const each = told[place - 1]
    return each ? [{ ...each, email }] : []
  })
}

export interface UpsertedNotification extends ToTell {
  key: string
  /** Whether there was already an unread one with the key. */
  counted_on: boolean
}

/** At most one per key: a new row, or an update of the unread one. Rows are locked by member and key. */
export async function upsertNotifications(
  tx: Tx,
  kind: NotificationKind,
  told: readonly FoldedNotification[],
): Promise<UpsertedNotification[]> {
  const isCounted = (each: FoldedNotification) => each.count !== undefined
  return [
    ...(await put(tx, kind, told.filter(isCounted), sql`excluded.count`)),
    ...(await put(
      tx,
      kind,
      told.filter((each) => !isCounted(each)),
      sql`notifications.count + excluded.count`,
    )),
  ]
}

/** @param count the count of an updated row */
async function put(
  tx: Tx,
  { name, type, priority }: NotificationKind,
  told: readonly FoldedNotification[],
  count: RawBuilder<unknown>,
): Promise<UpsertedNotification[]> {
  if (told.length === 0) return []
  const given = told.map((each) => ({ ...each, ...describedBy(each.description), position: each.position ?? 0 }))
  const { rows } = await sql<UpsertedNotification>`
    insert into notifications (user_id, kind, type, priority, key, position, title, description, details, target, actor_id, count, read_at)
    select user_id, ${name}, ${type}, ${priority}, key, position, title, description, details, target, actor_id, coalesce(count, more),
      case when seen then now() end
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) told (user_id uuid, key text, position bigint, title jsonb,
      description text, details jsonb, target text, actor_id uuid, count int, more int, seen bool)
    order by user_id, key collate "C"
    on conflict (user_id, key) where read_at is null and cleared_at is null do update set
      revision = excluded.revision, kind = excluded.kind, type = excluded.type, priority = excluded.priority, title = excluded.title,
      description = excluded.description, details = excluded.details, target = excluded.target, actor_id = excluded.actor_id, created_at = excluded.created_at,
      position = greatest(notifications.position, excluded.position),
      count = ${count}
    returning id, user_id, revision, key, xmax <> 0 as counted_on`.execute(tx)
  return rows
}

const describedBy = (said: NewNotification['description']) =>
  typeof said === 'string' ? { description: shortened(said) } : { description: '', details: said }

const shortened = (text: string) => Array.from(text).slice(0, maxDescriptionLength).join('')

/** Notifications by their keys, as a table. */
const about = (these: readonly { user_id: string; key: string }[]) =>
  sql`unnest(${these.map(({ user_id }) => user_id)}::uuid[], ${these.map(({ key }) => key)}::text[]) about (user_id, key)`

/** Locks the notifications with these keys in the same order as marking them as read does. */
export async function lockByKey(tx: Tx, these: readonly { user_id: string; key: string }[]): Promise<void> {
  await sql`
    select n.id from notifications n
    where (n.user_id, n.key) in (select user_id, key from ${about(these)})
    order by n.user_id, n.key, n.id for update`.execute(tx)
}

/**
 * Removes retracted content, and deletes unread notifications of which nothing is left. They are locked.
 * @returns the members whose notifications have changed
 */
export async function retract(tx: Tx, retractions: readonly Retraction[]): Promise<string[]> {
  const left = retractions.flatMap(({ user_id, key, left: rest }) => (rest ? [{ ...rest, user_id, key }] : []))
  const withdrawn = retractions.filter((each) => !each.left)
  const changed = [await blank(tx, retractions), await reduce(tx, left), await withdraw(tx, withdrawn)]
  return [...new Set(changed.flat())]
}

async function blank(tx: Tx, retractions: readonly Retraction[]): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    update notifications n set description = '', details = null
    from unnest(${retractions.map(({ user_id }) => user_id)}::uuid[], ${retractions.map(({ key }) => key)}::text[],
      ${retractions.map(({ retracts }) => retracts)}::bigint[]) gone (user_id, key, position)
    where n.user_id = gone.user_id and n.key = gone.key and n.position = gone.position
    returning n.user_id`.execute(tx)
  return rows.map(({ user_id }) => user_id)
}

/** Several with the same key name the same rest. */
async function reduce(tx: Tx, left: readonly (Pick<Retraction, 'user_id' | 'key'> & NonNullable<Retraction['left']>)[]): Promise<string[]> {
  if (left.length === 0) return []
  const given = left.map((each) => ({ ...each, description: shortened(each.description) }))
  const { rows } = await sql<{ user_id: string }>`
    update notifications n set count = rest.count, description = rest.description, details = null, position = rest.position
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) rest (user_id uuid, key text, count int, description text, position bigint)
    where n.user_id = rest.user_id and n.key = rest.key and n.read_at is null and n.cleared_at is null
    returning n.user_id`.execute(tx)
  return rows.map(({ user_id }) => user_id)
}

async function withdraw(tx: Tx, withdrawn: readonly Retraction[]): Promise<string[]> {
  if (withdrawn.length === 0) return []
  const { rows } = await sql<{ user_id: string }>`
    delete from notifications n using ${about(withdrawn)}
    where n.user_id = about.user_id and n.key = about.key and n.read_at is null and n.cleared_at is null
    returning n.user_id`.execute(tx)
  await sql`
    update email_notifications e set state = 'cancelled' from ${about(withdrawn)}
    where e.user_id = about.user_id and e.key = about.key and e.state = 'pending'`.execute(tx)
  return rows.map(({ user_id }) => user_id)
}
