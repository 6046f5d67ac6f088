import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Reader } from '#platform/server/database/index.ts'
import { profileFacts } from '#features/profiles/server/index.ts'
import { hiddenFrom } from '#features/relations/server/index.ts'
import { placesNamed, placesTouching } from '../terms.ts'
import type { Preferences } from '../wish.ts'
import type { DealRow } from './queries.ts'

const columns = ['p.user_id', 'p.stages', 'p.industries', 'p.geography', 'p.min_investment', 'p.max_investment', 'p.currency'] as const

/** What an investor looks for, as their profile and the deal hub's preferences have it; undefined for whoever is none, or has not said. */
export async function preferencesOf(reader: Reader, member: string): Promise<Preferences | undefined> {
  const row = await profileFacts(reader).select(columns).where('u.id', '=', member).executeTakeFirst()
  return row && present(row)?.preferences
}

export interface Seeker {
  id: string
  preferences: Preferences
}

/**
 * Investors who asked to be told of deals that fit them, and whose stages, industries and places a deal's may fit, by their ids: never its owner, nor
 * anybody hidden from them. Of all investors, or of those given.
 */
export async function seekersFor(
  reader: Reader,
  { user_id, funding_stage, industry, ...deal }: DealRow,
  { after, among, limit }: { after?: string | null; among?: readonly string[]; limit: number },
): Promise<Seeker[]> {
  const places = [...new Set(placesNamed(deal).flatMap(placesTouching))]
  const rows = await profileFacts(reader)
    .select(columns)
    .where('p.notifications_enabled', '=', true)
    .where(wantsAny('stages', [funding_stage]))
    .where(wantsAny('industries', [industry]))
    .where(wantsAny('geography', places))
    .where('p.user_id', '<>', user_id)
    .where(sql<SqlBool>`p.user_id <> all(${hiddenFrom(sql`${user_id}::uuid`)})`)
    .$if(after != null, (query) => query.where('p.user_id', '>', after as string))
    .$if(among !== undefined, (query) => query.where(sql<SqlBool>`p.user_id = any(${among}::uuid[])`))
    .orderBy('p.user_id')
    .limit(limit)
    .execute()
  return rows.flatMap((row) => present(row) ?? [])
}

/** Of these, or nothing in particular. */
const wantsAny = (list: 'stages' | 'industries' | 'geography', values: readonly string[]): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${sql.ref(`p.${list}`)} && ${values}::text[] or ${sql.ref(`p.${list}`)} = '{}')`

type Row = Partial<{ [Name in keyof Preferences]: Preferences[Name] | null }> & { user_id: string | null }

function present({
  user_id,
  stages,
  industries,
  geography,
  min_investment = null,
  max_investment = null,
  currency,
}: Row): Seeker | undefined {
  if (!user_id || !currency) return undefined
  return {
    id: user_id,
    preferences: {
      stages: stages ?? [],
      industries: industries ?? [],
      geography: geography ?? [],
      min_investment,
      max_investment,
      currency,
    },
  }
}
