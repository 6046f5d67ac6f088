import { sql } from 'kysely'
import type { Tx } from '#platform/server/database/index.ts'
import { organisations } from '#features/organisations/server/index.ts'
import { organisationFacts } from '#features/sustainability/server/index.ts'
import { evidencedTerm, everyFactTerm, measuredTerm } from '../fact-terms.ts'

/** The terms of what a deal's organisation shows all members of its sustainability; none if operators have hidden it. */
const itsTerms = sql<string[]>`coalesce((
  select array_remove(array[case when f.measures_emissions then ${measuredTerm}::text end, case when f.evidenced_goals <> '{}' then ${evidencedTerm()}::text end], null)
    || array(select ${evidencedTerm('')}::text || goal from unnest(f.evidenced_goals) goal)
  from ${organisationFacts.as('f')} join ${organisations.as('o')} on o.id = f.organisation_id
  where f.organisation_id = d.organisation_id and o.hidden_at is null and o.merged_into is null), '{}')`

const renewed = sql<string>`ts_delete(d.terms, ${everyFactTerm}::text[]) || array_to_tsvector(${itsTerms})`

/** Renews these terms for the deals of an organisation, or for one deal. It is not the poster's change, and leaves its time. */
export async function renewFactTerms(tx: Tx, which: { organisation_id: string } | { deal_id: string }): Promise<void> {
  const isMeant = 'deal_id' in which ? sql`d.id = ${which.deal_id}` : sql`d.organisation_id = ${which.organisation_id}`
  await sql`update deal_flows d set terms = ${renewed} where ${isMeant} and d.terms <> ${renewed}`.execute(tx)
}
