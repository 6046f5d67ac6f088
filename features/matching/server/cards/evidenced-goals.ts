import { sql } from 'kysely'
import type { Reader } from '#platform/server/database/index.ts'
import { organisations } from '#features/organisations/server/index.ts'
import { organisationFacts } from '#features/sustainability/server/index.ts'

/** Goals for which the main organisation of a founder shows all members evidence, by the founder's id. */
export async function evidencedGoals(reader: Reader, ids: readonly string[]): Promise<ReadonlyMap<string, number[]>> {
  const { rows } = await sql<{ user_id: string; evidenced_goals: number[] }>`
    select m.user_id, f.evidenced_goals from match_members m
      join ${organisationFacts.as('f')} on f.organisation_id = m.organisation_id
      join ${organisations.as('o')} on o.id = m.organisation_id
    where m.user_id = any(${ids}::uuid[]) and m.member_group = 'startup' and f.evidenced_goals <> '{}'
      and o.hidden_at is null and o.merged_into is null`.execute(reader)
  return new Map(rows.map(({ user_id, evidenced_goals }) => [user_id, evidenced_goals]))
}
