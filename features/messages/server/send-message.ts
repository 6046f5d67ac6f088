import { RateLimiterMemory } from 'rate-limiter-flexible'
import { Refusal, problems } from '#platform/problems.ts'
import { isUniqueViolation } from '#platform/server/database/errors.ts'
import type { Reader } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import { refuse, spend } from '#platform/server/spend.ts'
import { requireProfile } from '#features/members/server/index.ts'
import { type Message, messageProblems } from '../contract.ts'
import { unsendMinutes } from '../limits.ts'
import { sent, unsent } from './live.ts'
import { type SentRow, presentMessage } from './message-rows.ts'
import { haveTalked, sentMessages, storeMessage, unsendMessage } from './send-queries.ts'

interface NewMessage {
  id: string
  to: string
  content: string
}

/**
 * Stores a message and publishes it to both members. A repeated request is answered and published again as stored: the first answer, or
 * the first publication, may have been lost with a node that went down.
 */
export async function sendMessage(services: Services, actor: Actor, message: NewMessage): Promise<Message> {
  await countMessage(actor.id)
  const reader = services.database.kysely
  const stored = await storeOnce(reader, actor, message)
  const row = stored ?? (await storedMessage(reader, actor, message))
  services.live.tell(sent(row))
  if (stored) services.events.wake()
  return presentMessage(row)
}

/** @returns undefined if it was not stored, for any reason */
async function storeOnce(reader: Reader, actor: Actor, { id, to, content }: NewMessage): Promise<SentRow | undefined> {
  await refuseNewConversation(actor.id, () => haveTalked(reader, actor.id, to))
  try {
    const [row] = await storeMessage(reader, { id, sender: actor.id, receiver: to, content })
    if (row?.position === 1) await countNewConversation(actor.id)
    return row
  } catch (error) {
    // There is already a message with this id.
    if (isUniqueViolation(error, 'chat_messages_pkey')) return undefined
    throw error
  }
}

/**
 * The message as stored the first time, even if it could not be sent any more.
 * @throws Refusal with the reason if it was never stored
 */
async function storedMessage(reader: Reader, actor: Actor, { id, to, content }: NewMessage): Promise<SentRow> {
  const [row] = await sentMessages(reader, [id])
  if (row) {
    const same = row.sender_id === actor.id && row.receiver_id === to && (row.content === content || row.unsent_at !== null)
    if (same) return row
    throw new Refusal(messageProblems.idTaken)
  }
  if (to === actor.id) throw new Refusal(messageProblems.toOneself)
  await requireProfile(reader, actor, messageProblems.profileFirst)
  throw new Refusal(problems.notFound)
}

/**
 * Unsends the actor's message for both members; repeating it changes nothing.
 * @throws Refusal notFound for a message that is not the actor's, tooLateToUnsend
 */
export async function unsend(services: Services, actor: Actor, id: string): Promise<void> {
  await services.events.change(async (tx, announce) => {
    const unsentRow = await unsendMessage(tx, id, actor.id, unsendMinutes)
    if (unsentRow) {
      await announce('message.unsent', unsentRow)
      services.live.tellAfter(tx, unsent(unsentRow))
      return
    }
    const [message] = await sentMessages(tx, [id])
    if (message?.sender_id !== actor.id) throw new Refusal(problems.notFound)
    if (message.unsent_at === null) throw new Refusal(messageProblems.tooLateToUnsend, { minutes: unsendMinutes })
  })
}

/**
 * Counted in memory, per node: the limits stop broken programs and spammers. Nobody types this fast, and a client that was offline
 * sends its queue one message after the other.
 */
const messageLimiter = new RateLimiterMemory({ points: 300, duration: 10 })
const newConversationLimiter = new RateLimiterMemory({ points: 60, duration: 3_600 })

/** @throws Refusal tooManyRequests with the seconds to wait */
export const countMessage = (member: string): Promise<void> => spend(messageLimiter, member)

/** Counts a new conversation. */
const countNewConversation = (member: string): Promise<unknown> => newConversationLimiter.penalty(member)

/** @throws Refusal tooManyRequests if the member has begun so many that they can only continue existing ones */
async function refuseNewConversation(member: string, exists: () => Promise<boolean>): Promise<void> {
  const counted = await newConversationLimiter.get(member)
  if (counted && counted.remainingPoints <= 0 && !(await exists())) refuse(counted)
}
