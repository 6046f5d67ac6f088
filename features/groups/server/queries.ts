import { type Expression, type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import { namedStatement } from '#platform/server/database/named-statement.ts'
import { announcement } from '#platform/server/events/index.ts'
import { type BriefRow, briefColumns, briefOf, members } from '#features/members/server/index.ts'
import { hiddenFrom, isHidden } from '#features/relations/server/index.ts'
import { mostChoices } from '../limits.ts'
import type { GroupsTable } from './tables.ts'

export type GroupRow = Selectable<GroupsTable>
type Standing = 'leader' | 'person' | 'asked'
export type SeenGroup = GroupRow & { standing: Standing | null; waiting: number }

/** Condition of `groups as g`: the viewer is in it. */
export const isIn = (viewer: Expression<string>) => sql<SqlBool>`exists (
  select from group_people own where own.group_id = g.id and own.member_id = ${viewer})`

/** Condition of `groups as g`: members find it, the viewer is in it, or reads all groups. */
export const isSeenBy = (viewer: Expression<string>, readsAll: Expression<boolean>): Expression<SqlBool> =>
  sql<SqlBool>`(g.visibility <> 'hidden' or ${readsAll} or ${isIn(viewer)})`

/** How many members that the viewer can see ask to join. */
const waiting = (viewer: Expression<string>) => sql`
  (select count(*)::int from group_requests r where r.group_id = g.id and r.member_id <> all(${hiddenFrom(viewer)})) as waiting`

const standing = (viewer: Expression<string>) => sql`
  coalesce(
    (select case when own.is_leader then 'leader' else 'person' end from group_people own where own.group_id = g.id and own.member_id = ${viewer}),
    (select 'asked' from group_requests asked where asked.group_id = g.id and asked.member_id = ${viewer})) as standing,
  ${waiting(viewer)}`

/** A group as the viewer sees it; nothing if it does not exist for them. */
export const groupSeenBy = namedStatement<{ viewer: string; id: string; readsAll: boolean }, SeenGroup>(
  'groups.one',
  (_kysely, { viewer, id, readsAll }) => sql<SeenGroup>`
    select g.*, ${standing(viewer)} from groups g where g.id = ${id} and ${isSeenBy(viewer, sql`${readsAll}::boolean`)}`,
)

interface ByName {
  name: string
  id: string
}

const isAfter = ({ name, id }: { name?: Expression<string> | undefined; id?: Expression<string> | undefined }): RawBuilder<unknown> =>
  name && id ? sql`(g.name, g.id) > (${name}, ${id}::uuid)` : sql`true`

/** The groups that a member belongs to, by name. */
export const groupsOfMember = namedStatement<{ viewer: string; limit: number } & Partial<ByName>, SeenGroup>(
  'groups.mine',
  (_kysely, { viewer, limit, ...after }) => sql<SeenGroup>`
    select g.*, ${standing(viewer)} from groups g
    where g.id in (select group_id from group_people where member_id = ${viewer}) and ${isAfter(after)}
    order by g.name, g.id limit ${limit}`,
)

const isOffered = (viewer: Expression<string>) => sql`g.visibility <> 'hidden' and g.archived_at is null and not ${isIn(viewer)}`

/** The groups that a member can join or ask to join, by name. */
export const groupsToJoin = namedStatement<{ viewer: string; limit: number } & Partial<ByName>, SeenGroup>(
  'groups.others',
  (_kysely, { viewer, limit, ...after }) => sql<SeenGroup>`
    select g.*, ${standing(viewer)} from groups g where ${isOffered(viewer)} and ${isAfter(after)} order by g.name, g.id limit ${limit}`,
)

/** The groups that a member belongs to, in short, current ones first; and whether there are others to join. */
export async function choicesOf(reader: Reader, viewer: string) {
  const items = await reader
    .selectFrom('groups as g')
    .innerJoin('group_people as p', 'p.group_id', 'g.id')
    .select(['g.id', 'g.name', 'p.is_leader', sql<boolean>`g.archived_at is not null`.as('is_archived')])
    .where('p.member_id', '=', viewer)
    .orderBy(sql`g.archived_at is not null`)
    .orderBy('g.name')
    .orderBy('g.id')
    .limit(mostChoices)
    .execute()
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from groups g where ${isOffered(sql`${viewer}::uuid`)}) as has`.execute(reader)
  return { items, hasOthers: rows[0]?.has ?? false }
}

export type PersonRow = BriefRow & { is_leader: boolean; rank: number; joined_at: Date }

/** The people of a group whom the viewer can see: leaders first, then those who have been in it the longest. */
export const peopleSeenBy = namedStatement<
  { viewer: string; group: string; limit: number; rank?: number; joined_at?: string; member_id?: string },
  PersonRow
>(
  'groups.people',
  (_kysely, { viewer, group, limit, rank, joined_at, member_id }) => sql<PersonRow>`
    select ${sql.join(briefColumns('u'))}, p.is_leader, p.rank, p.joined_at
    from group_people p join ${members.as('u')} on u.id = p.member_id
    where p.group_id = ${group} and p.member_id <> all(${hiddenFrom(viewer)})
      ${rank && joined_at && member_id ? sql`and (p.rank, p.joined_at, p.member_id) > (${rank}::smallint, ${joined_at}::timestamptz, ${member_id}::uuid)` : sql``}
    order by p.rank, p.joined_at, p.member_id limit ${limit}`,
)

export type RequestRow = BriefRow & { asked_at: Date }

/** Open requests of members whom the viewer can see, oldest first. */
export const requestsSeenBy = namedStatement<
  { viewer: string; group: string; limit: number; asked_at?: string; member_id?: string },
  RequestRow
>(
  'groups.requests',
  (_kysely, { viewer, group, limit, asked_at, member_id }) => sql<RequestRow>`
    select ${sql.join(briefColumns('u'))}, r.asked_at
    from group_requests r join ${members.as('u')} on u.id = r.member_id
    where r.group_id = ${group} and r.member_id <> all(${hiddenFrom(viewer)})
      ${asked_at && member_id ? sql`and (r.asked_at, r.member_id) > (${asked_at}::timestamptz, ${member_id}::uuid)` : sql``}
    order by r.asked_at, r.member_id limit ${limit}`,
)

export type OperatedRow = GroupRow & { waiting: number; leaders: BriefRow[] }

/** All groups, or all archived ones, by name. */
export const allGroups = namedStatement<{ viewer: string; archived: boolean; limit: number } & Partial<ByName>, OperatedRow>(
  'groups.all',
  (_kysely, { viewer, archived, limit, ...after }) => sql<OperatedRow>`
    select g.*, ${waiting(viewer)},
      coalesce((
        select jsonb_agg(${briefOf(sql.ref('first.member_id'))} order by first.joined_at) from (
          select member_id, joined_at from group_people where group_id = g.id and rank = 0 order by joined_at, member_id limit 3) first), '[]') as leaders
    from groups g where (g.archived_at is not null) = ${archived} and ${isAfter(after)} order by g.name, g.id limit ${limit}`,
)

/** All groups in short, current ones first. */
export const everyGroup = (reader: Reader) =>
  reader
    .selectFrom('groups')
    .select(['id', 'name', sql<boolean>`archived_at is not null`.as('is_archived')])
    .orderBy(sql`archived_at is not null`)
    .orderBy('name')
    .orderBy('id')
    .execute()

/** Locks a group until the transaction ends, so that its people and settings do not change meanwhile. */
export const lockGroup = (tx: Tx, id: string): Promise<GroupRow | undefined> =>
  tx.selectFrom('groups').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

export const groupById = (reader: Reader, id: string): Promise<GroupRow | undefined> =>
  reader.selectFrom('groups').selectAll().where('id', '=', id).executeTakeFirst()

export const personOf = (reader: Reader, groupId: string, memberId: string) =>
  reader.selectFrom('group_people').selectAll().where('group_id', '=', groupId).where('member_id', '=', memberId).executeTakeFirst()

export const requestOf = (reader: Reader, groupId: string, memberId: string) =>
  reader.selectFrom('group_requests').selectAll().where('group_id', '=', groupId).where('member_id', '=', memberId).executeTakeFirst()

/** Of these ids, those of members whom `by` can see. */
export async function visibleMembers(reader: Reader, by: string, ids: readonly string[]): Promise<string[]> {
  const rows = await reader
    .selectFrom(members.as('u'))
    .select('u.id')
    .where('u.id', '=', sql<string>`any(${ids}::uuid[])`)
    .where(sql<boolean>`u.id <> all(${hiddenFrom(sql`${by}::uuid`)})`)
    .orderBy('u.id')
    .execute()
  return rows.map(({ id }) => id)
}

export async function leaderIds(reader: Reader, groupId: string): Promise<string[]> {
  const rows = await reader.selectFrom('group_people').select('member_id').where('group_id', '=', groupId).where('rank', '=', 0).execute()
  return rows.map(({ member_id }) => member_id)
}

/** Leaders of a group who can see a member. */
export async function leadersSeeing(reader: Reader, groupId: string, memberId: string): Promise<string[]> {
  const rows = await reader
    .selectFrom('group_people as p')
    .select('p.member_id')
    .where('p.group_id', '=', groupId)
    .where('p.rank', '=', 0)
    .where((where) => where.not(isHidden(where.ref('p.member_id'), sql`${memberId}::uuid`)))
    .execute()
  return rows.map(({ member_id }) => member_id)
}

export async function peopleIds(reader: Reader, groupId: string): Promise<string[]> {
  const rows = await reader.selectFrom('group_people').select('member_id').where('group_id', '=', groupId).execute()
  return rows.map(({ member_id }) => member_id)
}

/** Announces that a group is gone for each of these people of it. */
export const announceGone = (tx: Tx, groupId: string, people: readonly string[]) =>
  sql`
    with gone as (select ${groupId}::uuid as group_id, member_id from unnest(${people}::uuid[]) gone (member_id))
    ${announcement('group.gone', 'gone', { group_id: sql.ref('group_id'), member_id: sql.ref('member_id') })}`.execute(tx)
