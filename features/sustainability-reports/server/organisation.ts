import { sql } from 'kysely'
import type { Reader } from '#platform/server/database/index.ts'
import { Refusal } from '#platform/problems.ts'
import { organisationProblems } from '#features/organisations/problems.ts'
import { organisations } from '#features/organisations/server/index.ts'

/** What reports say about an organisation. */
export interface Reporting {
  slug: string
  name: string
  lei: string | null
  registry_number: string | null
  registry_country: string | null
  /** Of the register, or else of its seat. */
  country: string | null
}

/** @throws Refusal gone */
export async function reporting(reader: Reader, id: string): Promise<Reporting> {
  const { rows } = await sql<Reporting>`
    select o.slug, coalesce(nullif(o.legal_name, ''), o.name) as name, o.lei, o.registry_number, o.registry_country,
      coalesce(o.registry_country, o.countries[1]) as country
    from ${organisations.as('o')} where o.id = ${id}`.execute(reader)
  const [row] = rows
  if (!row) throw new Refusal(organisationProblems.gone)
  return row
}
