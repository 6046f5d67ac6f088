import { type InsertObject, type RawBuilder, sql } from 'kysely'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import type { Tables } from '#platform/server/database/tables.ts'
import { profileFacts } from '#features/profiles/server/index.ts'
import type { MemberGroup } from '#features/profiles/vocabulary.ts'
import type { MatchFacts } from '../card-tables.ts'
import type { Behaviour } from './behaviour.ts'

/** The profile fields that matching uses, with an investor's preferences. */
const profiles = (reader: Reader) =>
  profileFacts(reader).select([
    'u.id',
    'u.created_at',
    'u.profile_completed',
    'u.user_type',
    'u.industry',
    'u.city',
    'u.country',
    'u.latitude',
    'u.longitude',
    'u.expertise_areas',
    'u.sdgs',
    'u.funding_stage',
    'u.raising_amount',
    'u.currency',
    'u.sfdr_article',
    'u.years_experience',
    'u.organisation_id',
    'p.user_id as preferences_of',
    'p.stages',
    'p.industries',
    'p.geography',
    'p.min_investment',
    'p.max_investment',
    'p.currency as ticket_currency',
  ])
export type ProfileRow = Awaited<ReturnType<typeof profilesOf>>[number]

export const profilesOf = (reader: Reader, ids: readonly string[]) =>
  profiles(reader)
    .where('u.id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('u.id')
    .execute()

/** The next members by id, to iterate over all of them. */
export const profilesAfter = (reader: Reader, id: string | undefined) =>
  profiles(reader)
    .$if(id !== undefined, (query) => query.where('u.id', '>', id as string))
    .orderBy('u.id')
    .limit(500)
    .execute()

export type NewMatchMember = Omit<InsertObject<Tables, 'match_members'>, 'user_id'> & { user_id: string; facts: MatchFacts }

/** Adds members, or updates their facts; to whom they were shown does not change. */
export async function upsertMatchMembers(reader: Reader, members: readonly NewMatchMember[]): Promise<void> {
  await reader
    .insertInto('match_members')
    .values(
      members.map(({ user_id, member_group, joined_at, terms, slots, organisation_id }) => ({
        user_id,
        member_group,
        joined_at,
        terms,
        slots,
        organisation_id,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet((set) => ({
        member_group: set.ref('excluded.member_group'),
        terms: set.ref('excluded.terms'),
        slots: set.ref('excluded.slots'),
        organisation_id: set.ref('excluded.organisation_id'),
      })),
    )
    .execute()
  await reader
    .insertInto('match_facts')
    .values(members.map(({ user_id, facts }) => ({ user_id, facts: JSON.stringify(facts) })))
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet((set) => ({ facts: set.ref('excluded.facts') })))
    .execute()
}

export async function deleteMatchMembers(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('match_members')
    .where('user_id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
}

/** The facts from the profiles of members, by id. */
export async function factsOfMembers(
  reader: Reader,
  ids: readonly string[],
): Promise<Map<string, { group: MemberGroup; facts: MatchFacts }>> {
  const rows = await reader
    .selectFrom('match_members as m')
    .innerJoin('match_facts as f', 'f.user_id', 'm.user_id')
    .select(['m.user_id', 'm.member_group', 'f.facts'])
    .where('m.user_id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
  return new Map(rows.map(({ user_id, member_group, facts }) => [user_id, { group: member_group, facts }]))
}

/** What decisions have shown about members, by id; only for their own view. Members without any have no entry. */
export const behavioursOf = (reader: Reader, ids: readonly string[]) => standingsFrom(reader, 'match_standings', ids)

/** The published part of it, which counts for others (tell-standings.ts). */
export const publishedBehavioursOf = (reader: Reader, ids: readonly string[]) => standingsFrom(reader, 'match_told_standings', ids)

async function standingsFrom(reader: Reader, table: 'match_standings' | 'match_told_standings', ids: readonly string[]) {
  const rows = await reader
    .selectFrom(table)
    .selectAll()
    .where('user_id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
  return new Map(rows.map(({ user_id, ...behaviour }): [string, Behaviour] => [user_id, behaviour]))
}

/** A random sample by lot, which costs the same in a community of any size. */
export async function sampleMembers(reader: Reader, group: MemberGroup, count: number): Promise<{ user_id: string; facts: MatchFacts }[]> {
  const from = Math.random()
  const walk = (part: RawBuilder<boolean>) =>
    sql`(select user_id from match_members where member_group = ${group} and ${part} order by lot limit ${count})`
  const { rows } = await sql<{ user_id: string; facts: MatchFacts }>`
    select user_id, f.facts
    from (${walk(sql`lot >= ${from}`)} union all ${walk(sql`lot < ${from}`)} limit ${count}) sampled join match_facts f using (user_id)`.execute(
    reader,
  )
  return rows
}
