import { sql } from 'kysely'
import type { Tx } from '#platform/server/database/index.ts'

/** Facts of two of five organisations: half of these measure their emissions, a fifth have evidence for a goal. */
export async function insertOrganisationFacts(tx: Tx): Promise<void> {
  await sql`
    insert into sustainability_facts (organisation_id, facts, public_facts, measures_emissions, evidenced_goals)
    select id, jsonb_build_array(
        jsonb_build_object('fact', 'emissions', 'value', (n % 900)::text, 'unit', 'tCO2e', 'year', 2025, 'state', 'stated', 'basis', 'measured'),
        jsonb_build_object('fact', 'women-leading', 'value', '40', 'unit', 'percent', 'year', 2025, 'state', 'evidenced', 'basis', null)),
      '[]', n % 4 < 2, case when n % 5 = 0 then array[1 + n % 17] else '{}' end::smallint[]
    from (select id, row_number() over (order by id) n from organisations) numbered where n % 5 < 2`.execute(tx)
}
