import type { Reader } from '#platform/server/database/index.ts'
import { profileFacts } from '#features/profiles/server/index.ts'

/** What an investor looks for, as their profile and the deal hub's preferences have it; undefined for whoever is none, or has not said. */
export async function preferencesOf(reader: Reader, member: string) {
  const row = await profileFacts(reader)
    .select(['p.user_id', 'p.stages', 'p.industries', 'p.geography', 'p.min_investment', 'p.max_investment', 'p.currency'])
    .where('u.id', '=', member)
    .executeTakeFirst()
  if (!row?.user_id || !row.currency) return undefined
  const { stages, industries, geography, min_investment, max_investment, currency } = row
  return { stages: stages ?? [], industries: industries ?? [], geography: geography ?? [], min_investment, max_investment, currency }
}
export type Preferences = NonNullable<Awaited<ReturnType<typeof preferencesOf>>>
