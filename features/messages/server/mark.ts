import { Refusal, problems } from '#platform/problems.ts'
import type { Tx } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import { markAboutRead } from '#features/notifications/server/index.ts'
import { conversationFor } from './access.ts'
import { aboutConversation } from './conversation-key.ts'
import { muted, ticked } from './live.ts'
import { lockReading, markDelivered, markRead, setMuted } from './tick-queries.ts'

/** One of the actor's clients has received everything sent to them up to a time. */
export async function markReceived({ database, live }: Services, actor: Actor, upTo: string): Promise<void> {
  for (const marked of await markDelivered(database.kysely, actor.id, upTo)) live.tell(ticked(actor.id, 'delivered', marked))
}

/** The actor has read a conversation up to a position; a position before the current one changes nothing. */
export async function readUpTo(services: Services, actor: Actor, other: string, position: number): Promise<void> {
  const { database } = services
  const { conversation_id, read_position, last_position } = await conversationFor(database.kysely, actor, other)
  if (conversation_id === null) throw new Refusal(problems.notFound)
  const upTo = Math.min(position, last_position)
  if (upTo <= read_position) return
  await database.transaction(async (tx) => {
    await markConversationsRead(services, tx, actor.id, [{ other_id: other, position: upTo }])
    await markAboutRead(services, tx, actor.id, aboutConversation(other), upTo)
  })
}

/** Marks conversations as read up to the given positions within a transaction, and notifies both sides after the commit. */
export async function markConversationsRead(
  { live }: Services,
  tx: Tx,
  member: string,
  upTo: readonly { other_id: string; position: number }[],
): Promise<void> {
  await lockReading(
    tx,
    upTo.map(({ other_id }) => ({ member_id: member, other_id })),
  )
  for (const marked of await markRead(tx, member, upTo)) live.tellAfter(tx, ticked(member, 'read', marked))
}

export async function muteConversation({ database, live }: Services, actor: Actor, other: string, isMuted: boolean): Promise<void> {
  await conversationFor(database.kysely, actor, other)
  if (!(await setMuted(database.kysely, actor.id, other, isMuted))) throw new Refusal(problems.notFound)
  live.tell(muted(actor.id, other, isMuted))
}
