import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import { namedStatement } from '#platform/server/database/named-statement.ts'
import { type BriefRow, briefOf, members } from '#features/members/server/index.ts'
import { isHidden } from '#features/relations/server/index.ts'
import { invitationDays } from '../limits.ts'
import type { OrganisationRole } from '../roles.ts'
import { type OrganisationBriefRow, organisationBriefOf } from './organisations.ts'
import { isInvited } from './standing-queries.ts'

interface NewInvitation {
  organisation_id: string
  member_id: string | null
  email: string | null
  role: OrganisationRole
  title: string
  invited_by: string
}

/**
 * Stores an invitation. One that exists already gets the new role and title and is otherwise as before, whether it was declined or not, so
 * that inviting again tells nobody about it. An expired one is replaced.
 * @returns its id if it is new
 */
export async function putInvitation(
  tx: Tx,
  { organisation_id, member_id, email, role, title, invited_by }: NewInvitation,
): Promise<string | undefined> {
  const to = member_id ? sql`member_id = ${member_id}` : sql`email = ${email}`
  const expires = sql`now() + ${sql.lit(invitationDays)} * interval '1 day'`
  await sql`delete from organisation_invitations where organisation_id = ${organisation_id} and ${to} and expires_at <= now()`.execute(tx)
  const before = await sql`
    update organisation_invitations set role = ${role}, title = ${title} where organisation_id = ${organisation_id} and ${to} returning id`.execute(
    tx,
  )
  if (before.rows.length > 0) return undefined
  const { rows } = await sql<{ id: string }>`
    insert into organisation_invitations (organisation_id, member_id, email, role, title, invited_by, expires_at)
    values (${organisation_id}, ${member_id}, ${email}, ${role}, ${title}, ${invited_by}, ${expires}) returning id`.execute(tx)
  return rows[0]?.id
}

export type InvitationRow = Awaited<ReturnType<typeof openInvitationsOf>>[number]

/** The invitations of an organisation that its managers see as open, the declined ones among them, newest first. */
export const openInvitationsOf = (reader: Reader, organisationId: string, limit: number, after?: { invited_at: string; id: string }) =>
  reader
    .selectFrom('organisation_invitations as i')
    .select(['i.id', 'i.email', 'i.role', 'i.title', 'i.invited_at', 'i.expires_at'])
    .select((row) => briefOf(row.ref('i.member_id')).as('member'))
    .where('i.organisation_id', '=', organisationId)
    .where('i.expires_at', '>', sql<Date>`now()`)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(i.invited_at, i.id) < (${after?.invited_at}::timestamptz, ${after?.id}::uuid)`),
    )
    .orderBy('i.invited_at', 'desc')
    .orderBy('i.id', 'desc')
    .limit(limit)
    .execute()

export async function countOpenInvitations(reader: Reader, organisationId: string): Promise<number> {
  const { open } = await reader
    .selectFrom('organisation_invitations')
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .where('organisation_id', '=', organisationId)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirstOrThrow()
  return open
}

export interface ReceivedRow {
  id: string
  organisation_id: string
  organisation: OrganisationBriefRow
  inviter: BriefRow | null
  role: OrganisationRole
  title: string
  invited_at: Date
  expires_at: Date
}

/** A member's open invitations, by id or confirmed address, newest first; without those to organisations that operators have hidden. */
export const invitationsTo = namedStatement<{ member: string; id?: string }, ReceivedRow>(
  'organisations.invitations',
  (_kysely, { member, id }) => sql<ReceivedRow>`
    select * from (
      select i.id, i.organisation_id, i.role, i.title, i.invited_at, i.expires_at, ${briefOf(sql.ref('i.invited_by'))} as inviter,
        ${organisationBriefOf(sql.ref('i.organisation_id'))} as organisation
      from ${members.as('u')} join organisation_invitations i on (i.member_id = u.id or i.email = lower(u.email))
      where u.id = ${member} and ${isInvited} ${id ? sql`and i.id = ${id}` : sql``}
        and not exists (select from organisation_members m where m.organisation_id = i.organisation_id and m.member_id = u.id)
    ) open where organisation is not null
    order by invited_at desc, id limit 50`,
)

/** Whether an open invitation was sent to the address of a member who has not confirmed it. */
export async function waitsForConfirmation(reader: Reader, memberId: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from organisation_invitations i join ${members.as('u')} on lower(u.email) = i.email
    where i.id = ${id} and u.id = ${memberId} and not u.email_confirmed and i.declined_at is null and i.expires_at > now()`.execute(reader)
  return rows.length > 0
}

/** Whether the address is that of a member who is hidden from another. */
export async function isAddressHiddenFrom(reader: Reader, email: string, viewer: string): Promise<boolean> {
  const found = await reader
    .selectFrom(members.as('u'))
    .select('u.id')
    .where('u.email', '=', email)
    .where((row) => isHidden(row.ref('u.id'), row.val(viewer)))
    .executeTakeFirst()
  return found !== undefined
}

export const invitationById = (reader: Reader, id: string) =>
  reader.selectFrom('organisation_invitations').selectAll().where('id', '=', id).executeTakeFirst()

export const setDeclined = (tx: Tx, id: string) =>
  tx
    .updateTable('organisation_invitations')
    .set({ declined_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()

/** @returns to whom it was sent, if it existed */
export const deleteInvitation = (tx: Tx, organisationId: string, id: string) =>
  tx
    .deleteFrom('organisation_invitations')
    .where('id', '=', id)
    .where('organisation_id', '=', organisationId)
    .returning('member_id')
    .executeTakeFirst()

/** Deletes the invitations of a member who has joined. @returns what was deleted */
export async function deleteInvitationsTo(tx: Tx, organisationId: string, memberId: string) {
  const { rows } = await sql<{ id: string; member_id: string | null }>`
    delete from organisation_invitations i using ${members.as('u')}
    where u.id = ${memberId} and i.organisation_id = ${organisationId}
      and (i.member_id = u.id or i.email = lower(u.email) and u.email_confirmed)
    returning i.id, i.member_id`.execute(tx)
  return rows
}

/** Deletes the invitations of everybody who is in the organisation. @returns what was deleted */
export async function deleteInvitationsToPeople(tx: Tx, organisationId: string) {
  const { rows } = await sql<{ id: string; member_id: string | null }>`
    delete from organisation_invitations i using organisation_members m join ${members.as('u')} on u.id = m.member_id
    where i.organisation_id = ${organisationId} and m.organisation_id = i.organisation_id
      and (i.member_id = u.id or i.email = lower(u.email) and u.email_confirmed)
    returning i.id, i.member_id`.execute(tx)
  return rows
}

/** @returns those that a person had sent */
export const deleteInvitationsBy = (tx: Tx, organisationId: string, memberId: string) =>
  tx
    .deleteFrom('organisation_invitations')
    .where('organisation_id', '=', organisationId)
    .where('invited_by', '=', memberId)
    .returning(['id', 'member_id'])
    .execute()

export const deleteInvitations = (tx: Tx, organisationId: string) =>
  tx.deleteFrom('organisation_invitations').where('organisation_id', '=', organisationId).returning(['id', 'member_id']).execute()

export const deleteExpired = (reader: Reader) =>
  reader
    .deleteFrom('organisation_invitations')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute()
