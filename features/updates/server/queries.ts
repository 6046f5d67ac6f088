import { type Expression, type RawBuilder, sql } from 'kysely'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import { containsWords } from '#platform/server/database/contains-words.ts'
import { namedStatement } from '#platform/server/database/named-statement.ts'
import type { UpdateFields } from '../contract.ts'
import { type BriefRow, briefColumns, members } from '#features/members/server/index.ts'
import { connectedTo, hiddenFrom } from '#features/relations/server/index.ts'

export type UpdateRow = BriefRow &
  UpdateFields & {
    id: string
    sent_at: Date
    edited_at: Date | null
    hidden_at: Date | null
    receivers: number
    readers: number
    read_at: Date | null
  }

const shown = (readAt: Expression<Date | null>) => sql`
  n.id, n.title, n.period, n.body, n.currency, n.revenue, n.cash, n.burn, n.team, n.customers, n.emissions_saved,
  n.sent_at, n.edited_at, n.hidden_at, n.receivers, n.readers, ${readAt} as read_at, ${sql.join(briefColumns('u'))}`

interface Asked {
  viewer: string
  limit: number
  at?: string
  id?: string
}

/** Received updates from one founder or all, newest first. An index provides the ids in order; everything else is looked up by id. */
export const receivedUpdates = namedStatement<Asked & { sender?: string }, UpdateRow>(
  'updates.received',
  (_kysely, { viewer, sender, limit, at, id }) => sql<UpdateRow>`
    select ${shown(sql.ref('r.read_at'))}
    from update_receivers r join updates n on n.id = r.update_id join ${members.as('u')} on u.id = r.sender_id
    where r.member_id = ${viewer} ${sender ? sql`and r.sender_id = ${sender}` : sql``}
      and r.sender_id <> all(${hiddenFrom(viewer)}) and n.hidden_at is null
      ${at && id ? sql`and (r.sent_at, r.update_id) < (${at}::timestamptz, ${id}::uuid)` : sql``}
    order by r.sent_at desc, r.update_id desc limit ${limit}`,
)

/** Sent updates, newest first, including hidden ones. */
export const sentUpdates = namedStatement<Asked, UpdateRow>(
  'updates.sent',
  (_kysely, { viewer, limit, at, id }) => sql<UpdateRow>`
    select ${shown(sql`null::timestamptz`)} from updates n join ${members.as('u')} on u.id = n.user_id
    where n.user_id = ${viewer} ${at && id ? sql`and (n.sent_at, n.id) < (${at}::timestamptz, ${id}::uuid)` : sql``}
    order by n.sent_at desc, n.id desc limit ${limit}`,
)

/** Condition of `updates as n`, perhaps joined with the viewer's row of `update_receivers as r`: the viewer can read it. */
const isReadableWith = (viewer: Expression<string>, isReceiver: RawBuilder<boolean>) => sql<boolean>`(
  n.user_id = ${viewer} or ${isReceiver} and n.hidden_at is null and n.user_id <> all(${hiddenFrom(viewer)}))`

/** Condition: the viewer can read the update with this id. */
export const isReadableUpdate = (viewer: Expression<string>, id: Expression<string>) => sql<boolean>`exists (
  select from updates n where n.id = ${id} and ${isReadableWith(
    viewer,
    sql<boolean>`exists (select from update_receivers r where r.update_id = n.id and r.member_id = ${viewer})`,
  )})`

/** An update if the viewer can read it: as the founder, or as a recipient unless the two are hidden from each other. */
export const updateSeenBy = namedStatement<{ viewer: string; id: string }, UpdateRow>(
  'updates.get',
  (_kysely, { viewer, id }) => sql<UpdateRow>`
    select ${shown(sql.ref('r.read_at'))}
    from updates n join ${members.as('u')} on u.id = n.user_id left join update_receivers r on r.update_id = n.id and r.member_id = ${viewer}
    where n.id = ${id} and ${isReadableWith(viewer, sql<boolean>`r.member_id is not null`)}`,
)

/** An update that a member received, also if they and the founder are hidden from each other. */
export const receivedUpdate = (reader: Reader, member: string, id: string) =>
  reader
    .selectFrom('updates as n')
    .innerJoin('update_receivers as r', 'r.update_id', 'n.id')
    .select(['n.user_id', 'n.title', 'n.period', 'n.body'])
    .where('n.id', '=', id)
    .where('r.member_id', '=', member)
    .where('n.hidden_at', 'is', null)
    .executeTakeFirst()

/** The founders whose updates a member can read, by name. */
export const sendersTo = namedStatement<{ viewer: string; limit: number }, BriefRow>(
  'updates.senders',
  (_kysely, { viewer, limit }) => sql<BriefRow>`
    with recursive sender (id) as (
      (select sender_id from update_receivers where member_id = ${viewer} order by sender_id limit 1)
      union all
      select (select sender_id from update_receivers where member_id = ${viewer} and sender_id > sender.id order by sender_id limit 1)
      from sender where sender.id is not null
    )
    select ${sql.join(briefColumns('u'))} from sender join ${members.as('u')} on u.id = sender.id
    where u.id <> all(${hiddenFrom(viewer)}) and (
      -- one look-up per founder; 'exists' would be planned to read everything
      select true from update_receivers r join updates n on n.id = r.update_id
      where r.member_id = ${viewer} and r.sender_id = u.id and n.hidden_at is null order by r.sent_at desc, r.update_id desc limit 1)
    order by u.full_name, u.id limit ${limit}`,
)

/** Query: the ids of the investors a founder can send updates to. */
const reachable = (founder: Expression<string>): RawBuilder<{ id: string }> => sql<{ id: string }>`
  select u.id from (${connectedTo(founder)}) c join ${members.as('u')} on u.id = c.id
  where u.user_type = 'investor' and u.id <> all(${hiddenFrom(founder)})`

export const reachableCount = async (reader: Reader, founder: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from (${reachable(sql`${founder}::uuid`)}) each`.execute(
    reader,
  )
  return rows[0]?.count ?? 0
}

/** Reachable investors whose name and company contain all words of a search, by name. @property patterns `wordPatterns` */
export const reachableInvestors = namedStatement<
  { founder: string; limit: number; patterns?: string; name?: string; id?: string },
  BriefRow
>(
  'updates.investors',
  (_kysely, { founder, limit, patterns, name, id }) => sql<BriefRow>`
    select ${sql.join(briefColumns('u'))} from (${reachable(founder)}) each join ${members.as('u')} on u.id = each.id
    where true ${patterns ? sql`and ${containsWords(sql`u.full_name || ' ' || u.company_name`, patterns)}` : sql``}
      ${name !== undefined && id ? sql`and (u.full_name, u.id) > (${name}, ${id}::uuid)` : sql``}
    order by u.full_name, u.id limit ${limit}`,
)

/** Locks an update, so that nobody opens it during a change. */
export const lockUpdate = (tx: Tx, id: string) =>
  tx.selectFrom('updates').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
export type LockedUpdate = NonNullable<Awaited<ReturnType<typeof lockUpdate>>>

export const updateById = (reader: Reader, id: string) => reader.selectFrom('updates').selectAll().where('id', '=', id).executeTakeFirst()

/** @returns when it was sent; undefined if the id is already taken */
export async function insertUpdate(tx: Tx, update: UpdateFields & { id: string; user_id: string }): Promise<Date | undefined> {
  const inserted = await tx
    .insertInto('updates')
    .values(update)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('sent_at')
    .executeTakeFirst()
  return inserted?.sent_at
}

/** Stores the recipients: all reachable investors, or the selected ones among them. @returns their ids */
export async function insertReceivers(
  tx: Tx,
  { id, user_id, sent_at }: { id: string; user_id: string; sent_at: Date },
  chosen: readonly string[] | null,
): Promise<string[]> {
  const { rows } = await sql<{ member_id: string }>`
    insert into update_receivers (update_id, member_id, sender_id, sent_at)
    select ${id}::uuid, each.id, ${user_id}::uuid, ${sent_at}::timestamptz from (${reachable(sql`${user_id}::uuid`)}) each
    where ${chosen === null ? sql`true` : sql`each.id = any(${chosen}::uuid[])`}
    returning member_id`.execute(tx)
  await tx.updateTable('updates').set({ receivers: rows.length }).where('id', '=', id).execute()
  return rows.map(({ member_id }) => member_id)
}

export async function receiversOf(reader: Reader, id: string): Promise<string[]> {
  const rows = await reader.selectFrom('update_receivers').select('member_id').where('update_id', '=', id).execute()
  return rows.map(({ member_id }) => member_id)
}

/** The update must be locked. @returns whether it is opened for the first time */
export async function openUpdate(tx: Tx, id: string, memberId: string): Promise<boolean> {
  const opened = await tx
    .updateTable('update_receivers')
    .set({ read_at: sql<Date>`now()` })
    .where('update_id', '=', id)
    .where('member_id', '=', memberId)
    .where('read_at', 'is', null)
    .returning('update_id')
    .executeTakeFirst()
  if (!opened) return false
  await tx
    .updateTable('updates')
    .set({ readers: sql<number>`readers + 1` })
    .where('id', '=', id)
    .execute()
  return true
}
