import { sql } from 'kysely'
import type { Tx } from '#platform/server/database/index.ts'
import { memberGroups } from '#features/profiles/vocabulary.ts'
import { factsOfMembers } from '../members/member-queries.ts'
import { queryOf } from '../members/terms.ts'

/**
 * A member leaves: labels that nobody else has ('carbon of Anna Keller’s farm') are removed from what was learned about other members'
 * taste,
 * and from the rates of the community. Labels that others share identify nobody.
 */
export async function forgetLabels(tx: Tx, id: string): Promise<void> {
  const labels = (await factsOfMembers(tx, [id])).get(id)?.facts.traits.labels ?? []
  if (labels.length === 0) return
  const { rows } = await sql<{ label: string }>`
    select label from unnest(${labels}::text[], ${labels.map(withLabel)}::text[]) given (label, query)
    where not exists (select from match_members m where m.user_id <> ${id}::uuid and m.terms @@ query::tsquery)`.execute(tx)
  const own = rows.map(({ label }) => label)
  if (own.length === 0) return
  for (const table of ['match_standings', 'match_told_standings']) {
    await sql`
      update ${sql.table(table)} set taste = taste
        || jsonb_build_object('accepted', ${without('accepted', own)}, 'rejected', ${without('rejected', own)})
      where (taste -> 'accepted' -> 'labels') ?| ${own}::text[] or (taste -> 'rejected' -> 'labels') ?| ${own}::text[]`.execute(tx)
  }
  await sql`
    update match_commonness set community = (
      select jsonb_object_agg(key, case when value ? 'labels' then jsonb_set(value, '{labels}', (value -> 'labels') - ${own}::text[]) else value end)
      from jsonb_each(community))`.execute(tx)
}

/** A tsquery of the members who have a label. */
const withLabel = (label: string) => queryOf([memberGroups.map((group) => `${group}/label:${label}`)])

/** Expression: what was seen of members decided about in one way, without these labels. */
const without = (verdict: 'accepted' | 'rejected', labels: readonly string[]) => {
  const seen = sql`taste -> ${sql.lit(verdict)}`
  return sql`jsonb_set(${seen}, '{labels}', (${seen} -> 'labels') - ${labels}::text[])`
}
