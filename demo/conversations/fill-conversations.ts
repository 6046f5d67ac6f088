import type { Insertable } from 'kysely'
import type { DomainEvents } from '#platform/server/events/index.ts'
import type { Tables } from '#platform/server/database/tables.ts'
import type { DemoMember } from '../member.ts'
import { uuidFrom } from '../random.ts'
import { talksOf } from './talks.ts'

const hour = 60 * 60 * 1000
/** Milliseconds between sending a message and its delivery, and until it is read. */
const deliveredAfter = 2_000
const readAfter = 4 * 60_000

/**
 * Creates conversations between the printed accounts, and of a few other members with each of them. The messages are announced like any
 * others, so that they can be searched and unread ones trigger notifications.
 */
export async function fillConversations(
  events: DomainEvents,
  members: readonly DemoMember[],
  accounts: number,
  now = new Date(),
): Promise<void> {
  await events.change(async (tx, announce) => {
    for (const { a, b, dialogue } of talksOf(members, accounts, now)) {
      const [member_a, member_b] = a.id < b.id ? [a.id, b.id] : [b.id, a.id]
      const { lines, unread } = dialogue
      const { id: conversation_id } = await tx
        .insertInto('conversations')
        .values({ member_a, member_b, last_position: lines.length })
        .returning('id')
        .executeTakeFirstOrThrow()
      const messages = lines.map(([from, hoursAgo, text], index): Insertable<Tables['chat_messages']> => {
        const [sender, receiver] = from === 'a' ? [a, b] : [b, a]
        const sent = now.getTime() - hoursAgo * hour
        const isRead = index < lines.length - unread
        return {
          id: uuidFrom(`message ${index} of ${a.id} and ${b.id}`),
          conversation_id,
          position: index + 1,
          sender_id: sender.id,
          receiver_id: receiver.id,
          content: text.replace('{name}', receiver.profile.first_name).replace('{company}', a.profile.company_name),
          created_at: new Date(sent),
          delivered_at: isRead ? new Date(sent + deliveredAfter) : null,
          read: isRead,
          read_at: isRead ? new Date(sent + readAfter) : null,
        }
      })
      await tx.insertInto('chat_messages').values(messages).execute()
      await tx
        .insertInto('conversation_members')
        .values(
          [sideOf(a.id, b.id), sideOf(b.id, a.id)].map((side) => ({ ...side, conversation_id, ...standOf(side.member_id, messages) })),
        )
        .execute()
      for (const { id, position, sender_id, receiver_id } of messages) {
        await announce('message.sent', { id, conversation_id, position, sender_id, receiver_id })
      }
    }
  })
}

const sideOf = (member_id: string, other_id: string) => ({ member_id, other_id })

/** The read state of one of the two members. */
function standOf(member: string, messages: Insertable<Tables['chat_messages']>[]) {
  const received = messages.filter(({ receiver_id }) => receiver_id === member)
  const waiting = received.filter(({ read }) => !read)
  const position = Math.max(0, ...received.filter(({ read }) => read).map((message) => message.position))
  return {
    last_message_at: messages.at(-1)?.created_at as Date,
    unread: waiting.length,
    undelivered: waiting.length,
    read_position: position,
    delivered_position: position,
    has_said: messages.some(({ sender_id }) => sender_id === member),
  }
}
