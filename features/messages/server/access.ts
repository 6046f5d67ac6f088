import { Refusal, problems } from '#platform/problems.ts'
import type { Reader } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import { type ConversationRow, conversationWith } from './queries.ts'

/**
 * The conversation between the actor and another member, also before the first message.
 * @throws Refusal notFound if there is no such member, one has blocked the other, or it is the actor
 */
export async function conversationFor(reader: Reader, actor: Pick<Actor, 'id'>, other: string): Promise<ConversationRow> {
  const [row] = await conversationWith(reader, { viewer: actor.id, other })
  if (!row) throw new Refusal(problems.notFound)
  return row
}
