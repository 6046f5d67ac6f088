import { sql } from 'kysely'
import type { Reader } from '#platform/server/database/index.ts'
import { isSeenDeal } from '#features/deals/server/index.ts'
import { organisations, organisationsOf, presentOrganisation } from '#features/organisations/server/index.ts'
import type { Team } from '../board-contract.ts'

/** A member's organisations that can have a pipeline, by name, and the column that a deal is in. @param dealId undefined for none */
export async function teamsOf(reader: Reader, member: string, dealId: string | undefined): Promise<Team[]> {
  const viewer = sql<string>`${member}::uuid`
  const deal = sql<string>`${dealId ?? null}::uuid`
  const rows = await reader
    .selectFrom(organisationsOf(viewer).as('mine'))
    .innerJoin(organisations.as('o'), 'o.id', 'mine.organisation_id')
    .leftJoin('team_pipelines as p', 'p.organisation_id', 'o.id')
    .leftJoin('team_cards as c', (join) =>
      join
        .onRef('c.organisation_id', '=', 'o.id')
        .on('c.deal_id', '=', deal)
        .on(isSeenDeal(viewer, sql.ref('c.deal_id'))),
    )
    .leftJoin('team_columns as k', 'k.id', 'c.column_id')
    .select(['o.id', 'o.slug', 'o.name', 'o.kind', 'o.logo', 'p.started_at', 'k.id as column_id', 'k.standard', 'k.name as column_name'])
    .where('o.kind', '<>', 'startup')
    .orderBy('o.name')
    .orderBy('o.id')
    .execute()
  return rows.map(({ started_at, column_id, standard, column_name, ...organisation }) => ({
    organisation: presentOrganisation(organisation),
    is_started: started_at !== null,
    column: column_id === null ? null : { id: column_id, standard, name: column_name ?? '' },
  }))
}
