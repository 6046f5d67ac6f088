import type { Reader } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import { readUpTo } from '#platform/server/paging.ts'
import type { Message } from '../contract.ts'
import { conversationFor } from './access.ts'
import { presentMessage } from './message-rows.ts'
import { messagesBetween } from './queries.ts'

interface Page {
  id: string
  before?: number | undefined
  after?: number | undefined
  limit: number
}

/**
 * A page of the messages between the actor and another member, in order.
 * @throws Refusal notFound if the actor can't see the other member
 */
export async function listMessages(
  reader: Reader,
  actor: Actor,
  { id, before, after, limit }: Page,
): Promise<{ items: Message[]; more: boolean }> {
  const { rows, more } = await readUpTo(limit, (oneMore) =>
    messagesBetween(reader, { viewer: actor.id, other: id, limit: oneMore, before, after }),
  )
  if (rows.length === 0) await conversationFor(reader, actor, id)
  if (after === undefined) rows.reverse()
  return { items: rows.map(presentMessage), more }
}
