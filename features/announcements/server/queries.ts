import { randomBytes } from 'node:crypto'
import { type Selectable, type Updateable, sql } from 'kysely'
import { advisoryLock } from '#platform/server/database/advisory-lock.ts'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import { endOf, instantOf, localDate } from '#features/events/zoned-time.ts'
import { members } from '#features/members/server/index.ts'
import type { AnnouncementContent } from '../contract.ts'
import { type AnnouncementList, statesIn } from '../vocabulary.ts'
import type { AnnouncementsTable } from './tables.ts'

export type AnnouncementRow = Selectable<AnnouncementsTable>

/** Condition: an announcement's banner is shown to those who have not dismissed it. */
export const isShown = sql<boolean>`(
  as_banner and begun_at is not null and banner_ended_at is null
  and (banner_ends_at is null or banner_ends_at > now()))`

const presented = (reader: Reader) =>
  reader
    .selectFrom('announcements')
    .selectAll()
    .select(isShown.as('is_shown'))
    .select(sql<string | null>`(select u.full_name from ${members.as('u')} where u.id = author_id)`.as('author'))

export type PresentedRow = NonNullable<Awaited<ReturnType<typeof announcementById>>>

export const announcementById = (reader: Reader, id: string) => presented(reader).where('id', '=', id).executeTakeFirst()

export interface AfterAnnouncement {
  created_at: string
  id: string
}

export const announcementsBefore = (reader: Reader, show: AnnouncementList | undefined, limit: number, after?: AfterAnnouncement) =>
  presented(reader)
    .$if(show !== undefined, (query) => query.where('state', 'in', [...statesIn[show as AnnouncementList]]))
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(created_at, id) < (${after?.created_at}::timestamptz, ${after?.id}::uuid)`),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

/** Locks an announcement until the transaction ends. */
export const lockAnnouncement = (tx: Tx, id: string): Promise<AnnouncementRow | undefined> =>
  tx.selectFrom('announcements').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

const columnsOf = ({ segment, texts, ...content }: AnnouncementContent) => ({
  ...content,
  texts: JSON.stringify(texts),
  banner_ends_at: content.banner_until === null ? null : endOf(content.banner_until, content.time_zone),
  filters: 'ids' in segment ? null : JSON.stringify(segment.filters),
})

/** @returns false if there is an announcement with this id */
export async function insertAnnouncement(tx: Tx, id: string, authorId: string, content: AnnouncementContent): Promise<boolean> {
  const inserted = await tx
    .insertInto('announcements')
    .values({ id, author_id: authorId, token: randomBytes(9).toString('base64url'), ...columnsOf(content) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

export const updateContent = (tx: Tx, id: string, content: AnnouncementContent): Promise<void> =>
  updateAnnouncement(tx, id, columnsOf(content))

/** Changes an announcement that is locked. */
export async function updateAnnouncement(tx: Tx, id: string, change: Updateable<AnnouncementsTable>): Promise<void> {
  await tx
    .updateTable('announcements')
    .set({ ...change, version: sql<number>`version + 1`, changed_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}

/** Replaces the members who were chosen one by one; those who have left are left out. */
export async function chooseMembers(tx: Tx, id: string, memberIds: readonly string[]): Promise<void> {
  await tx.deleteFrom('announcement_members').where('announcement_id', '=', id).execute()
  if (memberIds.length === 0) return
  await sql`
    insert into announcement_members (announcement_id, member_id)
    select ${id}::uuid, u.id from ${members.as('u')} where u.id = any(${memberIds}::uuid[])`.execute(tx)
}

export async function chosenMembers(reader: Reader, id: string): Promise<string[]> {
  const rows = await reader
    .selectFrom('announcement_members')
    .select('member_id')
    .where('announcement_id', '=', id)
    .orderBy('member_id')
    .execute()
  return rows.map(({ member_id }) => member_id)
}

/** Makes publishing wait for each other, so that two at once see each other's mails of the day. */
export const lockPublishing = (tx: Tx): Promise<void> => advisoryLock(tx, 'announcements')

/** Whether another announcement is mailed on the same day in a time zone. */
export async function isDayTaken(tx: Tx, { id, time_zone }: Pick<AnnouncementRow, 'id' | 'time_zone'>, at: Date): Promise<boolean> {
  const day = localDate(at, time_zone)
  const mailedAt = sql<Date>`coalesce(begun_at, scheduled_at)`
  const other = await tx
    .selectFrom('announcements')
    .select('id')
    .where('as_mail', '=', true)
    .where('state', '<>', 'draft')
    .where('id', '<>', id)
    .where(mailedAt, '>=', instantOf(day, time_zone))
    .where(mailedAt, '<', endOf(day, time_zone))
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}

/** Scheduled announcements whose time has come. */
export async function dueAnnouncements(reader: Reader): Promise<string[]> {
  const rows = await reader
    .selectFrom('announcements')
    .select('id')
    .where('state', '=', 'scheduled')
    .where('scheduled_at', '<=', sql<Date>`now()`)
    .orderBy('scheduled_at')
    .execute()
  return rows.map(({ id }) => id)
}

/** Counts that the link of an announcement was followed. @returns its address; undefined without one, or if it was not sent yet */
export async function countFollowed(reader: Reader, token: string, isCounted: boolean): Promise<string | undefined> {
  const announcement = await reader
    .updateTable('announcements')
    .set({ followed: isCounted ? sql<number>`followed + 1` : sql<number>`followed` })
    .where('token', '=', token)
    .where('begun_at', 'is not', null)
    .where('link', '<>', '')
    .returning('link')
    .executeTakeFirst()
  return announcement?.link
}
