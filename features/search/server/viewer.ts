import { sql } from 'kysely'
import type { Language } from '#platform/language.ts'
import type { Reader } from '#platform/server/database/index.ts'
import { namedStatement } from '#platform/server/database/named-statement.ts'
import type { Actor } from '#platform/server/http/context.ts'
import { type Searchable, type Viewer, groupKey, memberKey, organisationKey, staffKey } from '#platform/server/search/index.ts'
import { staffAreas } from '#platform/staff.ts'
import { members, readsArea } from '#features/members/server/index.ts'
import { groupsOf } from '#features/groups/server/index.ts'
import { organisationsOf } from '#features/organisations/server/index.ts'
import { connectedTo, isHidden } from '#features/relations/server/index.ts'

/** @property language of somebody without one in the account */
export type Searcher = Pick<Actor, 'id' | 'role' | 'owesFactor'> & { language?: Language }

const belongsTo = namedStatement<{ member: string }, { language: Language | null; groups: string[]; organisations: string[] }>(
  'search.belongsTo',
  (_kysely, { member }) => {
    const me = sql<string>`${member}::uuid`
    return sql`
      select (select u.language from ${members.as('u')} where u.id = ${me}) as language, array(${groupsOf(me)})::text[] as groups, array(select its.organisation_id from ${organisationsOf(me)} its)::text[] as organisations`
  },
)

/** What a member may find besides what everybody may: their own, and what belongs to their groups, organisations and duties. */
export async function viewerOf(reader: Reader, searcher: Searcher, searchables: readonly Searchable[]): Promise<Viewer> {
  const { id, language = 'en' } = searcher
  const [[its], ...further] = await Promise.all([
    belongsTo(reader, { member: id }),
    ...searchables.map(async ({ keysOf }) => (await keysOf?.(reader, id)) ?? []),
  ])
  const areas = staffAreas.filter((area) => readsArea(searcher, area))
  return {
    id,
    language: its?.language ?? language,
    keys: [
      memberKey(id),
      ...(its?.groups ?? []).map(groupKey),
      ...(its?.organisations ?? []).map(organisationKey),
      ...areas.map(staffKey),
      ...further.flat(),
    ],
  }
}

const hiddenPair = namedStatement<{ viewer: string; other: string }, { is_hidden: boolean }>(
  'search.hiddenPair',
  (_kysely, { viewer, other }) => sql`select ${isHidden(sql<string>`${other}::uuid`, sql<string>`${viewer}::uuid`)} as is_hidden`,
)

/** Whether a member is hidden from the viewer. */
export const isHiddenFrom = async (reader: Reader, viewer: string, other: string): Promise<boolean> =>
  (await hiddenPair(reader, { viewer, other })).some(({ is_hidden }) => is_hidden)

const connectedAmong = namedStatement<{ viewer: string; ids: readonly string[] }, { id: string }>(
  'search.connectedAmong',
  (_kysely, { viewer, ids }) => sql`
    select its.id from (${connectedTo(sql<string>`${viewer}::uuid`)}) its where its.id = any(${ids}::uuid[])`,
)

/** Those of these members who are connected to the viewer, and the viewer. */
export async function closeTo(reader: Reader, viewer: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await connectedAmong(reader, { viewer, ids })
  return new Set([viewer, ...rows.map(({ id }) => id)])
}
