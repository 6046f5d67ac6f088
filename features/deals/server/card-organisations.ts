import { sql } from 'kysely'
import type { Reader } from '#platform/server/database/index.ts'
import { namedStatement } from '#platform/server/database/named-statement.ts'
import type { OrganisationBrief } from '#features/organisations/contract.ts'
import type { OrganisationRole } from '#features/organisations/roles.ts'
import { type OrganisationBriefRow, organisations, organisationsOf, presentOrganisation } from '#features/organisations/server/index.ts'
import { cardFactOf } from '#features/sustainability/card-fact.ts'
import type { Fact } from '#features/sustainability/reading-contract.ts'
import { organisationFacts } from '#features/sustainability/server/index.ts'

/** The organisation of a deal, as a viewer sees it. */
export interface DealOrganisation {
  /** Null if operators have hidden it from the viewer. */
  brief: OrganisationBrief | null
  /** The viewer's role in it. */
  role: OrganisationRole | null
  /** What its card shows of its sustainability. */
  fact: Fact | null
}

const none: DealOrganisation = { brief: null, role: null, fact: null }

interface Row extends OrganisationBriefRow {
  hidden_at: Date | null
  role: OrganisationRole | null
  facts: Fact[] | null
}

const cardOrganisations = namedStatement<{ viewer: string; ids: readonly string[] }, Row>(
  'deals.cardOrganisations',
  (_kysely, { viewer, ids }) => sql<Row>`
    select o.id, o.slug, o.name, o.kind, o.logo, o.hidden_at, mine.role, f.facts
    from ${organisations.as('o')}
    left join ${organisationsOf(sql<string>`${viewer}::uuid`)} mine on mine.organisation_id = o.id
    left join ${organisationFacts.as('f')} on f.organisation_id = o.id
    where o.id = any(${ids}::uuid[])`,
)

/** The organisations of these deals. */
export async function organisationsFor(
  reader: Reader,
  viewer: string,
  deals: readonly { organisation_id: string | null }[],
): Promise<(deal: { organisation_id: string | null }) => DealOrganisation> {
  const ids = [...new Set(deals.flatMap(({ organisation_id }) => organisation_id ?? []))]
  if (ids.length === 0) return () => none
  const rows = await cardOrganisations(reader, { viewer, ids })
  const found = new Map(
    rows.map(({ role, facts, ...row }): [string, DealOrganisation] => {
      const isHidden = row.hidden_at !== null && !role
      return [row.id, isHidden ? { ...none, role } : { brief: presentOrganisation(row), role, fact: cardFactOf(facts ?? []) }]
    }),
  )
  return ({ organisation_id }) => found.get(organisation_id ?? '') ?? none
}
