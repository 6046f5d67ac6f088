import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Reader } from '#platform/server/database/index.ts'
import { isIn } from '#features/organisations/server/index.ts'
import { profileFacts } from '#features/profiles/server/index.ts'
import { hiddenFrom } from '#features/relations/server/index.ts'
import { placesNamed, placesTouching } from '../terms.ts'
import type { Preferences } from '../wish.ts'
import type { DealRow } from './queries.ts'

const columns = ['p.user_id', 'p.stages', 'p.industries', 'p.geography', 'p.min_investment', 'p.max_investment', 'p.currency'] as const

/** An investor's preferences; undefined if the member is not an investor or has not set any. */
export async function preferencesOf(reader: Reader, member: string): Promise<Preferences | undefined> {
  const row = await profileFacts(reader).select(columns).where('u.id', '=', member).executeTakeFirst()
  return row && present(row)?.preferences
}

export interface Seeker {
  id: string
  preferences: Preferences
}

/** How many investors are read in id order before the index of preferences is used. */
const lookedThrough = 2_000

/**
 * The next investors in id order who want notifications and whose stages, industries and places may match a deal,
 * without its owners and members hidden from its poster. Common preferences are found quickly in id order, rare ones through the index.
 */
export async function nextSeekers(
  reader: Reader,
  deal: DealRow,
  { after, limit }: { after: string | null; limit: number },
): Promise<Seeker[]> {
  const further = (from: Reader) =>
    profileFacts(from)
      .select(columns)
      .where('p.user_id', 'is not', null)
      // On both sides of the join, so that each starts at the right position.
      .$if(after !== null, (query) => query.where('p.user_id', '>', after as string).where('u.id', '>', after as string))
  const isSought = mayFit(deal)
  const near = await reader
    .selectFrom(further(reader).select(isSought.as('is_sought')).orderBy('p.user_id').limit(lookedThrough).as('near'))
    .selectAll()
    .where('is_sought', '=', true)
    .orderBy('user_id')
    .limit(limit)
    .execute()
  if (near.length === limit) return near.flatMap((row) => present(row) ?? [])
  const every = await reader
    .with(
      (part) => part('every').materialized(),
      (part) => further(part as unknown as Reader).where(isSought),
    )
    .selectFrom('every')
    .selectAll()
    .orderBy('user_id')
    .limit(limit)
    .execute()
  return every.flatMap((row) => present(row) ?? [])
}

/** The same, limited to these members. */
export async function seekersAmong(reader: Reader, deal: DealRow, ids: readonly string[]): Promise<Seeker[]> {
  const rows = await profileFacts(reader)
    .select(columns)
    .where('p.user_id', '=', sql<string>`any(${ids}::uuid[])`)
    .where(mayFit(deal))
    .execute()
  return rows.flatMap((row) => present(row) ?? [])
}

function mayFit({ user_id, organisation_id, funding_stage, industry, ...deal }: DealRow): RawBuilder<SqlBool> {
  const places = [...new Set(placesNamed(deal).flatMap(placesTouching))]
  const hidden = hiddenFrom(sql`${user_id}::uuid`)
  const others = organisation_id === null ? sql`true` : sql`not ${isIn(sql.ref('p.user_id'), sql`${organisation_id}::uuid`)}`
  return sql<SqlBool>`(p.notifications_enabled and ${wantsAny('stages', [funding_stage])} and ${wantsAny('industries', [industry])}
    and ${wantsAny('geography', places)} and p.user_id <> ${user_id} and p.user_id <> all(${hidden}) and ${others})`
}

/** The list contains one of these values, or is empty. */
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
