import { messagesPath } from '../paths.ts'
import { notificationKind } from '#platform/server/notification-kind.ts'
import { aboutConversation, otherOf } from './conversation-key.ts'
import { mailTexts } from './mail-texts.ts'
import { markConversationsRead } from './mark.ts'
import { latestUnread, stillUnread } from './notification-queries.ts'
import { lockReading } from './tick-queries.ts'

/** How many characters of each message an email shows, and of how many messages. */
const shownInMail = 100
const messagesInMail = 5

/** Notifies the receiver of a message, with one notification per conversation; removes the text of unsent messages from it. */
export const messageReceived = notificationKind({
  name: 'messages.received',
  type: 'messages',
  priority: 'high',
  toast: { .../*i18n*/ { id: 'notification.newMessage', message: 'New message' } },
  on: ['message.sent', 'message.unsent'],

  async notify(tx, events) {
    const pairs = events.map(({ payload }) => ({ member_id: payload.receiver_id, other_id: payload.sender_id }))
    await lockReading(tx, pairs)
    const sent = events.flatMap((event) => (event.type === 'message.sent' ? [event.payload.id] : []))
    const notified = (await stillUnread(tx, sent)).map((message) => ({
      user_id: message.receiver_id,
      key: aboutConversation(message.sender_id),
      title: {
        .../*i18n*/ { id: 'notification.messageFrom', message: 'New message from {name}' },
        parameters: { name: message.full_name },
      },
      description: message.content,
      target: messagesPath(message.sender_id),
      actor_id: message.sender_id,
      position: message.position,
      count: message.unread,
    }))
    const retracted = []
    for (const event of events) {
      if (event.type !== 'message.unsent') continue
      const { receiver_id, sender_id, position } = event.payload
      const [left] = await latestUnread(tx, receiver_id, sender_id, 1)
      retracted.push({
        user_id: receiver_id,
        key: aboutConversation(sender_id),
        retracts: position,
        left: left && { count: left.unread, description: left.content, position: left.position },
      })
    }
    return [...notified, ...retracted]
  },

  mail: {
    after: 'a while',
    async compose(reader, userId, key, { say }) {
      const other = otherOf(key)
      const waiting = (await latestUnread(reader, userId, other, messagesInMail)).toReversed()
      const [first] = waiting
      if (!first) return undefined
      const sent = { name: first.full_name, count: first.unread, shown: waiting.length }
      return {
        subject: say(mailTexts.received, sent),
        paragraphs: [
          say(sent.count > sent.shown ? mailTexts.receivedLast : mailTexts.receivedAll, sent),
          ...waiting.map(({ content }) => cut(content)),
        ],
        button: { label: say(mailTexts.open), target: messagesPath(other) },
      }
    },
  },

  async onRead(services, tx, userId, read) {
    await markConversationsRead(
      services,
      tx,
      userId,
      read.map(({ key, position }) => ({ other_id: otherOf(key), position })),
    )
  },
})

function cut(text: string): string {
  const characters = Array.from(text)
  return characters.length <= shownInMail ? text : `${characters.slice(0, shownInMail - 1).join('')}…`
}
