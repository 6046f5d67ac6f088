import { sql } from 'kysely'
import type { Reader } from '#platform/server/database/index.ts'
import { type Searchable, everybody, filterTerm, follow, groupKey, memberKey, sourceIds } from '#platform/server/search/index.ts'
import { members } from '#features/members/server/index.ts'
import { connectedTo } from '#features/relations/server/index.ts'
import { offerPath } from '../paths.ts'
import { isOfferedTo } from './queries.ts'

/** Office hours that the member can book. */
export const offerSearchable: Searchable = {
  kind: 'officeHours',
  version: 1,
  follows: [
    follow('officeHours.changed', ({ offer_ids }) => offer_ids),
    follow('members.connected', ({ by, other_id }, tx) => offersToConnections(tx, [by, other_id])),
    follow('members.disconnected', ({ by, other_id }, tx) => offersToConnections(tx, [by, other_id])),
  ],
  idsAfter: sourceIds('office_offers'),
  async read(reader, ids) {
    const rows = await reader
      .selectFrom('office_offers as o')
      .innerJoin(members.as('u'), 'u.id', 'o.mentor_id')
      .select(['o.id', 'o.title', 'o.about', 'o.topics', 'o.mentor_id', 'o.open_to', 'o.group_id', 'o.created_at', 'u.full_name'])
      .select('u.language')
      .select(
        sql<string[]>`array(select c.id::text from (${connectedTo(sql.ref('o.mentor_id'))}) c where o.open_to = 'connections')`.as(
          'connections',
        ),
      )
      .where('o.id', '=', sql<string>`any(${ids}::uuid[])`)
      .execute()
    return rows.map(({ id, title, about, topics, mentor_id, open_to, group_id, connections, created_at, full_name, language }) => ({
      id,
      at: created_at,
      name: title,
      texts: [about, full_name],
      usualLanguage: language,
      author: mentor_id,
      readers: open_to === 'everybody' ? [everybody] : group_id ? [groupKey(group_id)] : connections.map(memberKey),
      filters: topics.map((topic) => filterTerm('topic', topic)),
    }))
  },
  isReadable: isOfferedTo,
  async cards(reader, _viewer, keys) {
    const rows = await reader
      .selectFrom('office_offers as o')
      .innerJoin(members.as('u'), 'u.id', 'o.mentor_id')
      .select(['o.id', 'o.title', 'o.about', 'u.full_name'])
      .where('o.id', '=', sql<string>`any(${keys.map(({ id }) => id)}::uuid[])`)
      .execute()
    return rows.map(({ id, title, about, full_name }) => ({ id, href: offerPath(id), title, note: full_name, text: about }))
  },
}

async function offersToConnections(reader: Reader, mentors: readonly string[]): Promise<string[]> {
  const rows = await reader
    .selectFrom('office_offers')
    .select('id')
    .where('mentor_id', 'in', [...mentors])
    .where('open_to', '=', 'connections')
    .execute()
  return rows.map(({ id }) => id)
}
