import { sql } from 'kysely'
import type { Reader } from '#platform/server/database/index.ts'
import { isAbsent, members } from '#features/members/server/index.ts'
import type { PublicOrganisation } from '../public-organisation.ts'
import { logoAddress } from './organisations.ts'
import { verifiedFrom } from './present.ts'
import { organisationBySlug } from './queries.ts'

/** An organisation that visitors can read, by its slug or a previous one; undefined if there is none, or it is not public. */
export async function publicOrganisation(reader: Reader, slug: string): Promise<PublicOrganisation | undefined> {
  const found = await organisationBySlug(reader, slug)
  if (!found?.is_public || found.hidden_at) return undefined
  const { current_valuation: _, ...row } = found
  const [people, verification] = await Promise.all([listedPeople(reader, row.id), verifiedOf(reader, row.id)])
  return { ...row, logo: logoAddress(row.logo), cover: logoAddress(row.cover), verified: verifiedFrom(verification), people }
}

const listedPeople = (reader: Reader, organisationId: string) =>
  reader
    .selectFrom('organisation_members as m')
    .innerJoin(members.as('u'), 'u.id', 'm.member_id')
    .select(['u.full_name', 'm.title'])
    .where('m.organisation_id', '=', organisationId)
    .where('m.is_listed', '=', true)
    .where((row) => row.not(isAbsent(row.ref('u.id'))))
    .orderBy(sql`array_position('{owner,admin,member}'::text[], m.role)`)
    .orderBy('u.full_name')
    .limit(24)
    .execute()

const verifiedOf = (reader: Reader, organisationId: string) =>
  reader
    .selectFrom('organisation_verifications')
    .select(['domain', 'method', 'verified_at', 'checked_at'])
    .where('organisation_id', '=', organisationId)
    .executeTakeFirst()

/** The slugs of public organisations, for search engines. */
export async function publicSlugs(reader: Reader, limit: number): Promise<string[]> {
  const rows = await reader
    .selectFrom('organisations')
    .select('slug')
    .where('is_public', '=', true)
    .where('hidden_at', 'is', null)
    .where('merged_into', 'is', null)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ slug }) => slug)
}
