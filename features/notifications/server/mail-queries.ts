import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import { isAbsent, members } from '#features/members/server/index.ts'
import { isHidden } from '#features/relations/server/index.ts'
import { defaultPreferences } from '../default-preferences.ts'
import type { Language } from '#platform/language.ts'
import type { NotificationType } from '#platform/notifications.ts'

/** Whether a mail of this type would currently be sent. None is to an unconfirmed address, which may be someone else's. */
export async function wantsEmail(reader: Reader, userId: string, type: NotificationType): Promise<boolean> {
  const { rows } = await sql<{ wants: boolean }>`
    select u.email_confirmed and coalesce(p.email, ${defaultPreferences.email})
      and coalesce(${sql.ref(`p.${type}`)}, ${defaultPreferences[type]}) as wants
    from ${members.as('u')} left join notification_preferences p on p.user_id = u.id
    where u.id = ${userId}`.execute(reader)
  return rows[0]?.wants ?? false
}

interface RecordedMail {
  id: number
  user_id: string
  key: string
  /** Whether it is a new record; otherwise a pending one covers this too. */
  is_new: boolean
  /** When the last mail with this key was sent. */
  last_sent_at: Date | null
}

/** Records that a mail is wanted for each key; a pending one covers everything until it is sent. */
export async function recordMails(
  tx: Tx,
  { kind, unlessRead }: { kind: string; unlessRead: boolean },
  about: readonly { user_id: string; key: string }[],
): Promise<RecordedMail[]> {
  const { rows } = await sql<RecordedMail>`
    insert into email_notifications as e (user_id, notification_type, key, unless_read)
    select user_id, ${kind}, key, ${unlessRead}
    from unnest(${about.map((each) => each.user_id)}::uuid[], ${about.map((each) => each.key)}::text[]) about (user_id, key)
    order by user_id, key collate "C"
    on conflict (user_id, key) where state = 'pending' do update set merged = e.merged + 1
    returning id, user_id, key, xmax = 0 as is_new,
      (select max(s.sent_at) from email_notifications s where s.user_id = e.user_id and s.key = e.key) as last_sent_at`.execute(tx)
  return rows
}

export interface PendingMail {
  id: number
  user_id: string
  key: string
  notification_type: string
  merged: number
  created_at: Date
  email: string
  full_name: string
  language: Language | null
  /** Whether its receiver is leaving or suspended. */
  is_absent: boolean
  /** Whether its content is still to be told: unread, and not from members hidden by now. */
  is_open: boolean
}

export async function pendingMail(reader: Reader, id: number): Promise<PendingMail | undefined> {
  const { rows } = await sql<PendingMail>`
    select e.id, e.user_id, e.key, e.notification_type, e.merged, e.created_at, u.email, u.full_name, u.language,
      ${isAbsent(sql.ref('u.id'))} as is_absent, not e.unless_read or exists (
        select from notifications n where n.user_id = e.user_id and n.key = e.key and n.read_at is null and n.cleared_at is null
          and (n.actor_id is null or not ${isHidden(sql.ref('n.user_id'), sql.ref('n.actor_id'))})
      ) as is_open
    from email_notifications e join ${members.as('u')} on u.id = e.user_id
    where e.id = ${id} and e.state = 'pending'`.execute(reader)
  return rows[0]
}

export async function cancelMail(reader: Reader, id: number): Promise<void> {
  await reader.updateTable('email_notifications').set({ state: 'cancelled' }).where('id', '=', id).where('state', '=', 'pending').execute()
}

/** @returns whether another mail was requested while this one was being sent */
export async function recordSent(tx: Tx, { id, merged }: PendingMail, subject: string): Promise<boolean> {
  const sent = await tx
    .updateTable('email_notifications')
    .set({
      state: 'sent',
      email_sent: true,
      sent_at: sql<Date>`now()`,
      attempts: sql<number>`attempts + 1`,
      metadata: JSON.stringify({ subject }),
      last_error: null,
    })
    .where('id', '=', id)
    .returning('merged')
    .executeTakeFirst()
  return sent !== undefined && sent.merged > merged
}

export async function recordFailure(reader: Reader, id: number, error: string): Promise<void> {
  await reader
    .updateTable('email_notifications')
    .set({ attempts: sql<number>`attempts + 1`, last_error: error })
    .where('id', '=', id)
    .execute()
}

export async function recordGivenUp(reader: Reader, id: number): Promise<void> {
  await reader.updateTable('email_notifications').set({ state: 'failed' }).where('id', '=', id).where('state', '=', 'pending').execute()
}

interface GivenUpMail {
  email: string
  notification_type: string
  attempts: number
  last_error: string | null
  created_at: Date
}

/** The last undelivered mails, for operators. */
export async function givenUpMails(reader: Reader, limit: number): Promise<GivenUpMail[]> {
  return reader
    .selectFrom('email_notifications as e')
    .innerJoin(members.as('u'), 'u.id', 'e.user_id')
    .select(['u.email', 'notification_type', 'attempts', 'last_error', 'e.created_at'])
    .where('state', '=', 'failed')
    .orderBy('e.id', 'desc')
    .limit(limit)
    .execute()
}
