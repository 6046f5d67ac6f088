import { sql } from 'kysely'
import { type Searchable, everybody, follow, groupKey, sourceIds, staffKey } from '#platform/server/search/index.ts'
import { readsAsStaff } from '#features/members/server/index.ts'
import { groupPath } from '../paths.ts'
import { isIn } from './queries.ts'

const groupOf = ({ group_id }: { group_id: string }) => [group_id]

/** Groups. Hidden and archived ones are for their people, and those who read all. */
export const groupSearchable: Searchable = {
  kind: 'group',
  version: 1,
  follows: [follow('group.saved', groupOf), follow('group.deleted', groupOf)],
  idsAfter: sourceIds('groups'),
  async read(reader, ids) {
    const rows = await reader
      .selectFrom('groups')
      .selectAll()
      .where('id', '=', sql<string>`any(${ids}::uuid[])`)
      .execute()
    return rows.map(({ id, name, description, visibility, archived_at, created_at }) => ({
      id,
      at: created_at,
      name,
      texts: [description],
      author: null,
      readers: visibility === 'hidden' || archived_at ? [groupKey(id), staffKey('programme')] : [everybody],
    }))
  },
  isReadable: (viewer, id) => sql<boolean>`exists (
    select from groups g where g.id = ${id}
      and (g.visibility <> 'hidden' and g.archived_at is null or ${isIn(viewer)} or ${readsAsStaff(viewer, 'programme')}))`,
  async cards(reader, _viewer, keys) {
    const rows = await reader
      .selectFrom('groups')
      .select(['id', 'name', 'description'])
      .where('id', '=', sql<string>`any(${keys.map(({ id }) => id)}::uuid[])`)
      .execute()
    return rows.map(({ id, name, description }) => ({ id, href: groupPath(id), title: name, note: '', text: description }))
  },
}
