import { sql } from 'kysely'
import type { Tx } from '#platform/server/database/index.ts'
import { handOverDocuments } from '#features/documents/server/index.ts'
import { members } from '#features/members/server/index.ts'
import { heirFor } from '#features/organisations/server/index.ts'

interface HandOver {
  organisation_id: string
  from: string
  to: string
}

/**
 * Makes a colleague responsible for what a member posted and answered in an organisation's name. Where the deals named the member as the
 * person to contact, they now name the colleague, so that nothing is left of a member whose account is deleted.
 */
export async function handOverDeals(tx: Tx, { organisation_id, from, to }: HandOver): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    update deal_flows d set user_id = ${to},
      contact_person = case when contact_person = leaver.full_name then heir.full_name else contact_person end,
      contact_email = case when lower(contact_email) = lower(leaver.email) then '' else contact_email end
    from ${members.as('leaver')}, ${members.as('heir')}
    where d.organisation_id = ${organisation_id} and d.user_id = ${from} and leaver.id = ${from} and heir.id = ${to}
    returning d.id`.execute(tx)
  await handOverDocuments(
    tx,
    rows.map(({ id }) => id),
    from,
    to,
  )
  const itsDeals = sql`select id from deal_flows where organisation_id = ${organisation_id}`
  await sql`update deal_introductions set answered_by = ${to} where answered_by = ${from} and deal_id in (${itsDeals})`.execute(tx)
  await sql`update deal_grants set answered_by = ${to} where answered_by = ${from} and deal_id in (${itsDeals})`.execute(tx)
  await sql`delete from deal_drafts where user_id = ${from} and deal_id in (${itsDeals})`.execute(tx)
}

/** The organisations for which a member has posted or answered. */
async function actedFor(tx: Tx, member: string): Promise<string[]> {
  const { rows } = await sql<{ organisation_id: string }>`
    select organisation_id from deal_flows where user_id = ${member} and organisation_id is not null
    union select d.organisation_id from deal_introductions i join deal_flows d on d.id = i.deal_id
      where i.answered_by = ${member} and d.organisation_id is not null
    union select d.organisation_id from deal_grants g join deal_flows d on d.id = g.deal_id
      where g.answered_by = ${member} and d.organisation_id is not null`.execute(tx)
  return rows.map(({ organisation_id }) => organisation_id)
}

/** Before a member's account is deleted: their organisations keep what was posted in their name, if anybody else is in them. */
export async function handOverBeforeDeletion(tx: Tx, member: string): Promise<void> {
  for (const organisation_id of await actedFor(tx, member)) {
    const heir = await heirFor(tx, organisation_id, member)
    if (heir) await handOverDeals(tx, { organisation_id, from: member, to: heir.member_id })
  }
}
