import { sql } from 'kysely'
import type { Reader } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import { type Searchable, type Viewer, groupKey, memberKey, organisationKey, staffKey } from '#platform/server/search/index.ts'
import { mayRead, staffAreas } from '#platform/staff.ts'
import { groupsOf } from '#features/groups/server/index.ts'
import { organisationsOf } from '#features/organisations/server/index.ts'
import { connectedTo } from '#features/relations/server/index.ts'

export type Searcher = Pick<Actor, 'id' | 'role' | 'owesFactor'>

/** What a member may find besides what everybody may: their own, and what belongs to their groups, organisations and duties. */
export async function viewerOf(reader: Reader, { id, role, owesFactor }: Searcher, searchables: readonly Searchable[]): Promise<Viewer> {
  const me = sql<string>`${id}::uuid`
  const { rows } = await sql<{ groups: string[]; organisations: string[] }>`
    select array(${groupsOf(me)})::text[] as groups, array(select its.organisation_id from ${organisationsOf(me)} its)::text[] as organisations`.execute(
    reader,
  )
  const { groups = [], organisations = [] } = rows[0] ?? {}
  const areas = owesFactor ? [] : staffAreas.filter((area) => mayRead(role, area))
  const further = await Promise.all(searchables.map(async ({ keysOf }) => (await keysOf?.(reader, id)) ?? []))
  return {
    id,
    keys: [memberKey(id), ...groups.map(groupKey), ...organisations.map(organisationKey), ...areas.map(staffKey), ...further.flat()],
  }
}

/** Those of these members who are connected to the viewer, and the viewer. */
export async function closeTo(reader: Reader, viewer: string, members: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select its.id from (${connectedTo(sql<string>`${viewer}::uuid`)}) its where its.id = any(${members}::uuid[])`.execute(reader)
  return new Set([viewer, ...rows.map(({ id }) => id)])
}
