import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import { namedStatement } from '#platform/server/database/named-statement.ts'
import { type BriefRow, absentMembers, briefColumns, members } from '#features/members/server/index.ts'
import { hiddenFrom } from '#features/relations/server/index.ts'
import { type OrganisationRole, organisationRoles } from '../roles.ts'

const rank = sql<number>`array_position(${sql.lit(`{${organisationRoles.join()}}`)}::text[], m.role)`

export type PersonRow = BriefRow & { role: OrganisationRole; title: string; since: string | null; is_listed: boolean; rank: number }

interface AfterPerson {
  rank: number
  name: string
  member_id: string
}

/** The people of an organisation whom the viewer can see, by role and name. */
export const peopleSeenBy = namedStatement<{ viewer: string; organisation: string; limit: number } & Partial<AfterPerson>, PersonRow>(
  'organisations.people',
  (_kysely, { viewer, organisation, limit, rank: from, name, member_id }) => sql<PersonRow>`
    select ${sql.join(briefColumns('u'))}, m.role, m.title, m.since, m.is_listed, ${rank} as rank
    from organisation_members m join ${members.as('u')} on u.id = m.member_id
    where m.organisation_id = ${organisation} and m.member_id <> all(${hiddenFrom(viewer)})
      ${from === undefined ? sql`` : sql`and (${rank}, u.full_name, u.id) > (${from}::integer, ${name}, ${member_id}::uuid)`}
    order by rank, u.full_name, u.id limit ${limit}`,
)

/** The organisation that a member has been in the longest, except one. */
export async function nextMainOf(reader: Reader, memberId: string, except: string): Promise<string | undefined> {
  const found = await reader
    .selectFrom('organisation_members')
    .select('organisation_id')
    .where('member_id', '=', memberId)
    .where('organisation_id', '<>', except)
    .orderBy('joined_at')
    .limit(1)
    .executeTakeFirst()
  return found?.organisation_id
}

export async function insertPerson(
  tx: Tx,
  person: { organisation_id: string; member_id: string; role: OrganisationRole; title: string; is_listed?: boolean },
): Promise<boolean> {
  const inserted = await tx
    .insertInto('organisation_members')
    .values(person)
    .onConflict((conflict) => conflict.doNothing())
    .returning('member_id')
    .executeTakeFirst()
  return inserted !== undefined
}

export const personIn = (reader: Reader, organisationId: string, memberId: string) =>
  reader
    .selectFrom('organisation_members')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('member_id', '=', memberId)
    .executeTakeFirst()

export const deletePerson = (tx: Tx, organisationId: string, memberId: string) =>
  tx.deleteFrom('organisation_members').where('organisation_id', '=', organisationId).where('member_id', '=', memberId).execute()

export const updatePerson = (
  tx: Tx,
  organisationId: string,
  memberId: string,
  fields: { role?: OrganisationRole; title?: string; since?: string | null; is_listed?: boolean; wants_deals?: boolean },
) =>
  tx
    .updateTable('organisation_members')
    .set(fields)
    .where('organisation_id', '=', organisationId)
    .where('member_id', '=', memberId)
    .execute()

/** Makes everybody but one person a plain member. @returns whose role changed */
export async function demoteOthers(tx: Tx, organisationId: string, except: string): Promise<string[]> {
  const rows = await tx
    .updateTable('organisation_members')
    .set({ role: 'member' })
    .where('organisation_id', '=', organisationId)
    .where('member_id', '<>', except)
    .where('role', '<>', 'member')
    .returning('member_id')
    .execute()
  return rows.map(({ member_id }) => member_id)
}

export async function countOwners(reader: Reader, organisationId: string): Promise<number> {
  const { owners } = await reader
    .selectFrom('organisation_members')
    .select(({ fn }) => fn.countAll<number>().as('owners'))
    .where('organisation_id', '=', organisationId)
    .where('role', '=', 'owner')
    .executeTakeFirstOrThrow()
  return owners
}

export async function countOrganisations(reader: Reader, memberId: string): Promise<number> {
  const { organisations } = await reader
    .selectFrom('organisation_members')
    .select(({ fn }) => fn.countAll<number>().as('organisations'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()
  return organisations
}

/**
 * Who continues what a member did for an organisation: the most powerful of the others, among those the one who has been in it the longest.
 * Members who are absent (leaving or suspended) only if there is nobody else.
 */
export async function heirFor(
  reader: Reader,
  organisationId: string,
  leaver: string,
): Promise<{ member_id: string; role: OrganisationRole } | undefined> {
  const { rows } = await sql<{ member_id: string; role: OrganisationRole }>`
    select m.member_id, m.role from organisation_members m
    where m.organisation_id = ${organisationId} and m.member_id <> ${leaver}
    order by exists (select from ${absentMembers} away where away.member_id = m.member_id), ${rank}, m.joined_at, m.member_id
    limit 1`.execute(reader)
  return rows[0]
}

/** The people who can do something about the others: owners and admins. */
export async function managersOf(reader: Reader, organisationId: string): Promise<string[]> {
  const rows = await reader
    .selectFrom('organisation_members')
    .select('member_id')
    .where('organisation_id', '=', organisationId)
    .where('role', 'in', ['owner', 'admin'])
    .orderBy('joined_at')
    .execute()
  return rows.map(({ member_id }) => member_id)
}

/** Members with a confirmed address at the organisation's verified domain who are not in it. At most fifty, by name. */
export const colleaguesOf = namedStatement<{ viewer: string; organisation: string }, BriefRow>(
  'organisations.colleagues',
  (_kysely, { viewer, organisation }) => sql<BriefRow>`
    select ${sql.join(briefColumns('u'))}
    from organisation_verifications v join ${members.as('u')} on split_part(lower(u.email), '@', 2) = v.domain and u.email_confirmed
    where v.organisation_id = ${organisation} and v.verified_at is not null and u.id <> all(${hiddenFrom(viewer)})
      and not exists (select from organisation_members m where m.organisation_id = v.organisation_id and m.member_id = u.id)
    order by u.full_name, u.id limit 50`,
)

export async function peopleIdsOf(reader: Reader, organisationId: string): Promise<string[]> {
  const rows = await reader
    .selectFrom('organisation_members')
    .select('member_id')
    .where('organisation_id', '=', organisationId)
    .orderBy('joined_at')
    .execute()
  return rows.map(({ member_id }) => member_id)
}
