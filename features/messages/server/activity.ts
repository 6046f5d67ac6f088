import { sql } from 'kysely'
import { type BriefRow, briefColumns, members, presentBrief } from '#features/members/server/index.ts'
import { hiddenFrom } from '#features/relations/server/index.ts'
import { namedStatement } from '#platform/server/database/named-statement.ts'
import { type HomePart, activityTextLength } from '#platform/server/home.ts'
import { messagesPath } from '../paths.ts'

type ReceivedRow = BriefRow & { id: string; content: string; created_at: Date; read: boolean }

/**
 * The last messages that a member received, without unsent ones. The search index lists them in order, but lags behind a little:
 * the most recent ones are read from the member's latest conversations.
 */
export const lastReceived = namedStatement<{ viewer: string; limit: number }, ReceivedRow>(
  'messages.activity',
  (_kysely, { viewer, limit }) => sql<ReceivedRow>`
    select m.id, left(m.content, ${sql.lit(activityTextLength)}) as content, m.created_at, m.read, ${sql.join(briefColumns('u'))}
    from (
      (select conversation_id, position from message_terms
        where receiver_id = ${viewer} and sender_id <> all(${hiddenFrom(viewer)})
        order by receiver_id desc, created_at desc, conversation_id desc, position desc limit ${limit})
      union
      select late.conversation_id, late.position from (
        select conversation_id from conversation_members
        where member_id = ${viewer} and other_id <> all(${hiddenFrom(viewer)})
        order by member_id desc, last_message_at desc, conversation_id desc limit ${limit}) talks,
      lateral (select conversation_id, position from chat_messages c where c.conversation_id = talks.conversation_id
        order by c.conversation_id desc, c.position desc limit ${limit}) late
    ) near
    join chat_messages m on m.conversation_id = near.conversation_id and m.position = near.position
    join ${members.as('u')} on u.id = m.sender_id
    where m.receiver_id = ${viewer} and m.unsent_at is null
    order by m.created_at desc, m.conversation_id desc, m.position desc limit ${limit}`,
)

export const receivedMessages: NonNullable<HomePart['activity']> = {
  type: 'message',
  async latest({ database }, actor, limit) {
    const rows = await lastReceived(database.kysely, { viewer: actor.id, limit })
    return rows.map(({ id, content, created_at, read, ...brief }) => ({
      id,
      title: {
        .../*i18n*/ { id: 'activity.messageFrom', message: '{name} sent you a message' },
        parameters: { name: brief.full_name },
      },
      text: content,
      at: created_at.toISOString(),
      is_new: !read,
      href: messagesPath(brief.member_id),
      member: presentBrief(brief),
    }))
  },
}
