import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import type { Community } from '../../engine/member.ts'
import type { Weights } from '../../engine/weights.ts'

/** How many nights' rates are stored, to trace how scores came about. */
const nightsStored = 30

/** Changes whenever other weights or rates are activated. */
export async function currentVersions(reader: Reader): Promise<string> {
  const { rows } = await sql<{ versions: string }>`
    select concat_ws('/', (select max(version) from match_commonness), (select version from match_weights where is_active)) as versions`.execute(
    reader,
  )
  return rows[0]?.versions ?? ''
}

export async function activeWeights(reader: Reader): Promise<Weights | undefined> {
  const row = await reader.selectFrom('match_weights').select('weights').where('is_active', '=', true).executeTakeFirst()
  return row?.weights
}

export async function newestCommunity(reader: Reader): Promise<Community | undefined> {
  const row = await reader.selectFrom('match_commonness').select('community').orderBy('version', 'desc').limit(1).executeTakeFirst()
  return row?.community
}

/** @returns the new version */
export async function insertCommunity(reader: Reader, community: Community): Promise<number> {
  const { version } = await reader
    .insertInto('match_commonness')
    .values({ community: JSON.stringify(community) })
    .returning('version')
    .executeTakeFirstOrThrow()
  await reader
    .deleteFrom('match_commonness')
    .where('version', '<=', version - nightsStored)
    .execute()
  return version
}

/** Activates a version of the weights, or the default ones for null. @returns whether it exists */
export async function activateWeights(tx: Tx, version: string | null): Promise<boolean> {
  await tx.updateTable('match_weights').set({ is_active: false }).where('is_active', '=', true).execute()
  if (version === null) return true
  const { numUpdatedRows } = await tx
    .updateTable('match_weights')
    .set({ is_active: true })
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function insertWeights(tx: Tx, weights: Weights, decisions: number): Promise<void> {
  await tx
    .insertInto('match_weights')
    .values({ version: weights.version, weights: JSON.stringify(weights), decisions })
    .execute()
}

export async function weightVersions(reader: Reader) {
  return reader.selectFrom('match_weights').select(['version', 'made_at', 'decisions', 'is_active']).orderBy('made_at').execute()
}

/** The number of members, and the share that has each term, according to the database's statistics. */
export interface TermStatistics {
  members: number
  shareOf(term: string): number
  isKnown(term: string): boolean
}

/**
 * From PostgreSQL's last ANALYZE; before the first one, there seem to be no members. It lists only the most common terms: all others are
 * taken to be as rare as the rarest of these.
 */
export async function termStatistics(reader: Reader): Promise<TermStatistics> {
  const { rows } = await sql<{ members: number; terms: string[] | null; shares: number[] | null }>`
    select c.reltuples as members, s.most_common_elems::text::text[] as terms, s.most_common_elem_freqs as shares
    from pg_class c left join pg_stats s on s.schemaname = 'public' and s.tablename = c.relname and s.attname = 'terms'
    where c.oid = 'match_members'::regclass`.execute(reader)
  const { members = 0, terms, shares } = rows[0] ?? {}
  const known = new Map((terms ?? []).map((term, index) => [term, shares?.[index] ?? 0]))
  // After the shares of the terms follow the minimum and maximum share.
  const rarest = shares?.[known.size] ?? 0
  return { members: Math.max(0, members), shareOf: (term) => known.get(term) ?? rarest, isKnown: (term) => known.has(term) }
}
