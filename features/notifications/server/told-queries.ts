import { type Expression, sql } from 'kysely'
import type { ServerText, TextValue } from '#platform/contract.ts'
import type { Language } from '#platform/language.ts'
import type { Reader } from '#platform/server/database/index.ts'
import { type Priority, notificationTypes } from '#platform/notifications.ts'
import { members } from '#features/members/server/index.ts'
import { hiddenFrom, isHidden } from '#features/relations/server/index.ts'
import { defaultPreferences } from '../default-preferences.ts'
import type { ToTell } from './channel.ts'

/** A notification that is still to be delivered, in its current state. */
export interface StillTold {
  id: number
  revision: number
  user_id: string
  /** The member's language, if known. */
  language: Language | null
  priority: Priority
  title: ServerText
  description: TextValue
  target: string
  /** The actor's name. */
  actor: string | null
  /** The number of unread items that the member sees, from at most 100 notifications. */
  unread: number
}

/**
 * Leaves out notifications that were read, cleared or updated since, come from members hidden by now, or whose receivers turned push or that
 * type off.
 */
export async function stillTold(reader: Reader, told: readonly Pick<ToTell, 'id' | 'revision'>[]): Promise<StillTold[]> {
  const { rows } = await sql<StillTold>`
    select n.id, n.revision, n.user_id, u.language, n.priority, n.title, coalesce(n.details, to_jsonb(n.description)) as description, n.target,
      a.full_name as actor,
      (select coalesce(sum(count), 0)::int from (
        select count from notifications waiting where waiting.user_id = n.user_id and waiting.read_at is null and waiting.cleared_at is null
          and (waiting.actor_id is null or waiting.actor_id <> all(${hiddenFrom(sql.ref('n.user_id'))})) limit 100
      ) counted) as unread
    from unnest(${told.map(({ id }) => id)}::bigint[], ${told.map(({ revision }) => revision)}::bigint[]) told (id, revision)
    join notifications n on n.id = told.id and n.revision = told.revision and n.read_at is null and n.cleared_at is null
    join ${members.as('u')} on u.id = n.user_id
    left join ${members.as('a')} on a.id = n.actor_id
    left join notification_preferences p on p.user_id = n.user_id
    where coalesce(p.push, ${defaultPreferences.push})
      and case n.type ${sql.join(
        notificationTypes.map((type) => sql`when ${type} then coalesce(${sql.ref(`p.${type}`)}, ${defaultPreferences[type]})`),
        sql` `,
      )} end
      and (n.actor_id is null or not ${isHidden(sql.ref('n.user_id'), sql.ref('n.actor_id'))})`.execute(reader)
  return rows
}

/** Those of these notifications that a member has not read. */
export async function unreadOf(reader: Reader, userId: string, ids: readonly number[]): Promise<number[]> {
  const rows = await reader
    .selectFrom('notifications')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .where('read_at', 'is', null)
    .where('cleared_at', 'is', null)
    .execute()
  return rows.map(({ id }) => id)
}

/** When a member last read or cleared a notification with this key; null if none that they did is still stored. */
export const lastReadAt = (userId: Expression<string>, key: Expression<string>) =>
  sql<Date | null>`(select max(least(read_at, cleared_at)) from notifications n where n.user_id = ${userId} and n.key = ${key})`
