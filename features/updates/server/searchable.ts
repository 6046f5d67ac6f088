import { sql } from 'kysely'
import { type Searchable, follow, memberKey, sourceIds } from '#platform/server/search/index.ts'
import { members } from '#features/members/server/index.ts'
import { updatePath } from '../paths.ts'
import { isReadableUpdate } from './queries.ts'

/** Founders' updates, each for its founder and its recipients; hidden ones for the founder alone. */
export const updateSearchable: Searchable = {
  kind: 'update',
  version: 1,
  follows: [follow('update.changed', ({ update_id }) => [update_id])],
  idsAfter: sourceIds('updates'),
  async read(reader, ids) {
    const rows = await reader
      .selectFrom('updates as n')
      .innerJoin(members.as('u'), 'u.id', 'n.user_id')
      .select(['n.id', 'u.id as user_id', 'n.title', 'n.period', 'n.body', 'n.sent_at', 'n.hidden_at', 'u.language'])
      .select(sql<string[]>`array(select r.member_id::text from update_receivers r where r.update_id = n.id)`.as('receivers'))
      .where('n.id', '=', sql<string>`any(${ids}::uuid[])`)
      .execute()
    return rows.map(({ id, user_id, title, period, body, sent_at, hidden_at, receivers, language }) => ({
      id,
      at: sent_at,
      name: title,
      texts: [period, body],
      usualLanguage: language,
      author: user_id,
      readers: [user_id, ...(hidden_at ? [] : receivers)].map(memberKey),
    }))
  },
  isReadable: isReadableUpdate,
  async cards(reader, _viewer, keys) {
    const rows = await reader
      .selectFrom('updates as n')
      .innerJoin(members.as('u'), 'u.id', 'n.user_id')
      .select(['n.id', 'n.title', 'n.body', 'u.full_name'])
      .where('n.id', '=', sql<string>`any(${keys.map(({ id }) => id)}::uuid[])`)
      .execute()
    return rows.map(({ id, title, body, full_name }) => ({ id, href: updatePath(id), title, note: full_name, text: body }))
  },
}
