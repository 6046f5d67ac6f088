import { expect, vi } from 'vitest'
import type { Database } from '#platform/server/database/index.ts'
import type { SteadyClient } from './steady-client.ts'

/** Compares the database and each client's view with the acknowledged messages: nothing is lost, duplicated or reordered. */
export async function expectConsistentConversations({ kysely }: Pick<Database, 'kysely'>, clients: readonly SteadyClient[]): Promise<void> {
  const members = clients.map(({ member }) => member.id)
  const stored = await kysely
    .selectFrom('chat_messages')
    .select(['conversation_id', 'position', 'id', 'sender_id', 'receiver_id', 'content'])
    .where('sender_id', 'in', members)
    .orderBy('conversation_id')
    .orderBy('position')
    .execute()
  const ids = (messages: readonly { id: string }[]) => messages.map(({ id }) => id)
  expect(ids(stored).toSorted(), 'one row for each acknowledged message').toEqual(
    ids(clients.flatMap((each) => each.acknowledged)).toSorted(),
  )

  for (const conversation of Map.groupBy(stored, (row) => row.conversation_id).values())
    expect(
      conversation.map((row) => row.position),
      'positions are 1, 2, 3 …',
    ).toEqual(conversation.map((_, index) => index + 1))

  for (const { member, acknowledged, view } of clients) {
    const own = stored.filter((row) => row.sender_id === member.id || row.receiver_id === member.id)
    const partner = (row: (typeof own)[number]) => (row.sender_id === member.id ? row.receiver_id : row.sender_id)
    for (const [other, conversation] of Map.groupBy(own, partner)) {
      expect(ids(conversation.filter((row) => row.sender_id === member.id)), 'in the order of sending').toEqual(
        ids(acknowledged.filter((message) => message.to === other)),
      )
      expect(
        view({ id: other }).map(({ id, position, sender_id, content }) => ({ id, position, sender_id, content })),
        'a client sees what is stored',
      ).toEqual(conversation.map(({ id, position, sender_id, content }) => ({ id, position, sender_id, content })))
    }
  }
}

/** Resolves once the running server has completed all visible reactions to these clients' messages. */
export async function reactionsDone(clients: readonly SteadyClient[]): Promise<void> {
  const waiting = { timeout: 30_000, interval: 100 }
  for (const { member, acknowledged } of clients) {
    const toMember = clients.flatMap((each) => each.acknowledged).filter(({ to }) => to === member.id).length
    const last = acknowledged.at(-1)
    await vi.waitFor(async () => {
      const { items } = await member.call.notifications.list({})
      expect(items.reduce((total, { type, count }) => total + (type === 'messages' ? count : 0), 0)).toBe(toMember)
      const found = await member.call.messages.search({ query: last?.content ?? '' })
      expect(found.items.map(({ message }) => message.id)).toContain(last?.id)
    }, waiting)
  }
}

/** Compares the effects of messages with the messages, none of which was read: each has had its effects once. */
export async function expectAllReactions({ kysely }: Pick<Database, 'kysely'>): Promise<void> {
  const { count } = kysely.fn
  const counted = (table: 'chat_messages' | 'message_terms') =>
    kysely
      .selectFrom(table)
      .select(['conversation_id', count<number>('position').as('messages')])
      .groupBy('conversation_id')
      .orderBy('conversation_id')
      .execute()
  expect(await counted('message_terms'), 'each message is found by its words').toEqual(await counted('chat_messages'))

  const received = await kysely
    .selectFrom('chat_messages')
    .select(['receiver_id as member', 'sender_id as from', count<number>('id').as('messages')])
    .groupBy(['receiver_id', 'sender_id'])
    .orderBy('receiver_id')
    .orderBy('sender_id')
    .execute()
  const unread = kysely
    .selectFrom('conversation_members')
    .select(['member_id as member', 'other_id as from', 'unread as messages'])
    .where('unread', '>', 0)
    .orderBy('member_id')
    .orderBy('other_id')
  const told = kysely
    .selectFrom('notifications')
    .select(['user_id as member', 'actor_id as from', 'count as messages'])
    .where('type', '=', 'messages')
    .orderBy('user_id')
    .orderBy('actor_id')
  expect(await unread.execute(), 'each counts as unread').toEqual(received)
  expect(await told.execute(), 'the receiver was notified of each').toEqual(received)
}
