import { sql } from 'kysely'
import type { Reader } from '#platform/server/database/index.ts'

/** How many members there are, and which share of them has a term, as the database's own statistics have it. */
export interface TermStatistics {
  members: number
  shareOf(term: string): number
  isKnown(term: string): boolean
}

/** What PostgreSQL last found out by itself; before it did, nobody seems to be there. The commonest terms are known, the others are as rare as the rarest of these. */
export async function termStatistics(reader: Reader): Promise<TermStatistics> {
  const { rows } = await sql<{ members: number; terms: string[] | null; shares: number[] | null }>`
    select c.reltuples as members, s.most_common_elems::text::text[] as terms, s.most_common_elem_freqs as shares
    from pg_class c left join pg_stats s on s.schemaname = 'public' and s.tablename = c.relname and s.attname = 'terms'
    where c.oid = 'match_members'::regclass`.execute(reader)
  const { members = 0, terms, shares } = rows[0] ?? {}
  const known = new Map((terms ?? []).map((term, index) => [term, shares?.[index] ?? 0]))
  // After a share for each term come the least and the greatest of them.
  const rarest = shares?.[known.size] ?? 0
  return { members: Math.max(0, members), shareOf: (term) => known.get(term) ?? rarest, isKnown: (term) => known.has(term) }
}
