import { Refusal, problems } from '#platform/problems.ts'
import { isForeignKeyViolation, isUniqueViolation } from '#platform/server/database/errors.ts'
import type { Reader } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import { type Message, messageProblems } from '../contract.ts'
import { sent } from './live.ts'
import { type SentRow, presentMessage } from './message-rows.ts'
import { hasCompletedProfile, haveTalked, sentMessages, storeMessage } from './send-queries.ts'
import { countMessage, countNewConversation, refuseNewConversation } from './sending-limits.ts'

interface NewMessage {
  id: string
  to: string
  content: string
}

/**
 * Stores a message and tells both. Sent again, it is answered and told again as it is stored: the first answer may have been lost, and
 * so may the first telling, with a node that went down.
 */
export async function sendMessage(services: Services, actor: Actor, message: NewMessage): Promise<Message> {
  await countMessage(actor.id)
  const reader = services.database.kysely
  const stored = await storeOnce(reader, actor, message)
  const row = stored ?? (await storedBefore(reader, actor, message))
  services.live.tell(sent(row))
  if (stored) services.events.wake()
  return presentMessage(row)
}

/** @returns undefined if it was not stored, for whatever reason */
async function storeOnce(reader: Reader, actor: Actor, { id, to, content }: NewMessage): Promise<SentRow | undefined> {
  await refuseNewConversation(actor.id, () => haveTalked(reader, actor.id, to))
  try {
    const [row] = await storeMessage(reader, { id, sender: actor.id, receiver: to, content })
    if (row?.position === 1) await countNewConversation(actor.id)
    return row
  } catch (error) {
    // Another of this id is there, or one of the two has just left the community.
    if (isUniqueViolation(error, 'chat_messages_pkey') || isForeignKeyViolation(error)) return undefined
    throw error
  }
}

/**
 * The message as it was stored the first time, also if it could not be sent any more.
 * @throws Refusal saying why there is none
 */
async function storedBefore(reader: Reader, actor: Actor, { id, to, content }: NewMessage): Promise<SentRow> {
  const [row] = await sentMessages(reader, [id])
  if (row) {
    const same = row.sender_id === actor.id && row.receiver_id === to && (row.content === content || row.unsent_at !== null)
    if (same) return row
    throw new Refusal(messageProblems.idTaken)
  }
  if (to === actor.id) throw new Refusal(messageProblems.toOneself)
  if (!(await hasCompletedProfile(reader, actor.id))) throw new Refusal(messageProblems.profileFirst)
  throw new Refusal(problems.notFound)
}
