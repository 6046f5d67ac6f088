import { sql } from 'kysely'
import { namedStatement } from '#platform/server/database/named-statement.ts'
import { type Searchable, follow, memberKey, sourceIds, titleFrom } from '#platform/server/search/index.ts'
import { members } from '#features/members/server/index.ts'
import { blockedFrom } from '#features/relations/server/index.ts'
import { messagePath } from '../paths.ts'

/** Messages, each for the two who wrote to each other. They stay with one of them when the other has left. */
export const messageSearchable: Searchable = {
  kind: 'message',
  version: 1,
  follows: [follow('message.sent', ({ id }) => [id]), follow('message.unsent', ({ id }) => [id])],
  idsAfter: sourceIds('chat_messages'),
  async read(reader, ids) {
    const rows = await reader
      .selectFrom('chat_messages as m')
      .leftJoin(members.as('s'), 's.id', 'm.sender_id')
      .leftJoin(members.as('r'), 'r.id', 'm.receiver_id')
      .select(['m.id', 'm.content', 'm.created_at', 's.id as sender_id', 's.language', 'r.id as receiver_id'])
      .where('m.id', '=', sql<string>`any(${ids}::uuid[])`)
      .where('m.unsent_at', 'is', null)
      .execute()
    return rows.map(({ id, content, created_at, sender_id, receiver_id, language }) => ({
      id,
      at: created_at,
      name: '',
      texts: [content],
      usualLanguage: language,
      author: sender_id,
      readers: [sender_id, receiver_id].flatMap((member) => (member ? [memberKey(member)] : [])),
    }))
  },
  isReadable: (viewer, id) => sql<boolean>`exists (
    select from chat_messages m where m.id = ${id} and m.unsent_at is null and ${viewer} in (m.sender_id, m.receiver_id)
      and case m.sender_id when ${viewer} then m.receiver_id else m.sender_id end <> all(${blockedFrom(viewer)}))`,
  async cards(reader, viewer, keys) {
    const rows = await messageCards(reader, { viewer, ids: keys.map(({ id }) => id) })
    return rows.map(({ id, position, content, other_id, full_name }) => ({
      id,
      href: messagePath(other_id, position),
      title: titleFrom(content),
      note: full_name,
      text: content,
    }))
  },
}

interface MessageCard {
  id: string
  position: number
  content: string
  other_id: string
  full_name: string
}

const messageCards = namedStatement<{ viewer: string; ids: readonly string[] }, MessageCard>(
  'search.messageCards',
  (_kysely, { viewer, ids }) => sql`
    select m.id, m.position, m.content, other.id as other_id, coalesce(u.full_name, '') as full_name
    from chat_messages m
    cross join lateral (select case m.sender_id when ${viewer}::uuid then m.receiver_id else m.sender_id end as id) other
    left join ${members.as('u')} on u.id = other.id
    where m.id = any(${ids}::uuid[])`,
)
