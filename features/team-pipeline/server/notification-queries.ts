import { sql } from 'kysely'
import type { Reader } from '#platform/server/database/index.ts'
import { dealNames, seesDeal } from '#features/deals/server/index.ts'
import { members } from '#features/members/server/index.ts'
import { isIn, organisations } from '#features/organisations/server/index.ts'

/** A deal that a member is responsible for in the pipeline of their team. */
export interface Responsibility {
  card_id: string
  member_id: string
  deal_id: string
  company: string
  title: string
  organisation: string
  slug: string
}

/** Who is responsible for these deals, of those who are still in the team and see the deal. */
export async function responsibilities(reader: Reader, cardIds: readonly string[]): Promise<ReadonlyMap<string, Responsibility>> {
  const { rows } = await sql<Omit<Responsibility, 'company' | 'title'>>`
    select c.id as card_id, c.owner_id as member_id, c.deal_id, o.name as organisation, o.slug
    from team_cards c join ${organisations.as('o')} on o.id = c.organisation_id
    where c.id = any(${cardIds}::uuid[]) and ${isIn(sql.ref('c.owner_id'), sql.ref('c.organisation_id'))}
      and ${seesDeal(sql.ref('c.owner_id'), sql.ref('c.deal_id'))}`.execute(reader)
  const names = await dealNames(
    reader,
    rows.map(({ deal_id }) => deal_id),
  )
  return new Map(
    rows.map((row) => {
      const { company_name: company = '', title = '' } = names.get(row.deal_id) ?? {}
      return [row.card_id, { ...row, company, title }]
    }),
  )
}

/** Those of these notes for the team that were not deleted. */
export async function existingNotes(reader: Reader, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await reader
    .selectFrom('team_notes')
    .select('id')
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('is_private', '=', false)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

export async function namesOf(reader: Reader, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await reader
    .selectFrom(members.as('u'))
    .select(['u.id', 'u.full_name'])
    .where('u.id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
  return new Map(rows.map(({ id, full_name }) => [id, full_name]))
}
