import { sql } from 'kysely'
import type { Reader } from '#platform/server/database/index.ts'
import type { OrganisationBrief } from '#features/organisations/contract.ts'
import type { OrganisationRole } from '#features/organisations/roles.ts'
import { organisations, organisationsOf, presentOrganisation } from '#features/organisations/server/index.ts'

/** The organisation of a deal, as a viewer sees it. */
export interface DealOrganisation {
  /** Null if operators have hidden it from the viewer. */
  brief: OrganisationBrief | null
  /** The viewer's role in it. */
  role: OrganisationRole | null
}

const none: DealOrganisation = { brief: null, role: null }

/** The organisations of these deals. */
export async function organisationsFor(
  reader: Reader,
  viewer: string,
  deals: readonly { organisation_id: string | null }[],
): Promise<(deal: { organisation_id: string | null }) => DealOrganisation> {
  const ids = [...new Set(deals.flatMap(({ organisation_id }) => organisation_id ?? []))]
  if (ids.length === 0) return () => none
  const rows = await reader
    .selectFrom(organisations.as('o'))
    .leftJoin(organisationsOf(viewer).as('mine'), 'mine.organisation_id', 'o.id')
    .select(['o.id', 'o.slug', 'o.name', 'o.kind', 'o.logo', 'o.hidden_at'])
    .select(sql<OrganisationRole | null>`mine.role`.as('role'))
    .where('o.id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
  const found = new Map(
    rows.map((row) => [row.id, { brief: row.hidden_at && !row.role ? null : presentOrganisation(row), role: row.role }]),
  )
  return ({ organisation_id }) => found.get(organisation_id ?? '') ?? none
}
