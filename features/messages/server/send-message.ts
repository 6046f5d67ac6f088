import { RateLimiterMemory } from 'rate-limiter-flexible'
import { Refusal, problems } from '#platform/problems.ts'
import { isUniqueViolation } from '#platform/server/database/errors.ts'
import type { Reader } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import { refuse, spend } from '#platform/server/spend.ts'
import { type Message, messageProblems } from '../contract.ts'
import { unsendMinutes } from '../limits.ts'
import { sent, unsent } from './live.ts'
import { type SentRow, presentMessage } from './message-rows.ts'
import { hasCompletedProfile, haveTalked, sentMessages, storeMessage, unsendMessage } from './send-queries.ts'

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
    // Another of this id is there.
    if (isUniqueViolation(error, 'chat_messages_pkey')) return undefined
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

/**
 * Takes the actor's message back for both; again, it changes nothing.
 * @throws Refusal notFound for a message that is not the actor's, tooLateToUnsend
 */
export async function takeBack(services: Services, actor: Actor, id: string): Promise<void> {
  await services.events.change(async (tx, announce) => {
    const gone = await unsendMessage(tx, id, actor.id, unsendMinutes)
    if (gone) {
      await announce('message.unsent', gone)
      services.live.tellAfter(tx, unsent(gone))
      return
    }
    const [message] = await sentMessages(tx, [id])
    if (message?.sender_id !== actor.id) throw new Refusal(problems.notFound)
    if (message.unsent_at === null) throw new Refusal(messageProblems.tooLateToUnsend, { minutes: unsendMinutes })
  })
}

/**
 * Counted in memory, on each node for itself: what they keep out is a program gone wild, or one that writes to everybody. No person
 * types this fast, and a client that was offline sends what waited one after the other.
 */
const messages = new RateLimiterMemory({ points: 300, duration: 10 })
const newConversations = new RateLimiterMemory({ points: 60, duration: 3_600 })

/** @throws Refusal tooManyRequests with the seconds to wait */
export const countMessage = (member: string): Promise<void> => spend(messages, member)

/** Counts a conversation that was begun. */
const countNewConversation = (member: string): Promise<unknown> => newConversations.penalty(member)

/** @throws Refusal tooManyRequests if the member has begun so many that only those that are there can go on */
async function refuseNewConversation(member: string, isThere: () => Promise<boolean>): Promise<void> {
  const counted = await newConversations.get(member)
  if (counted && counted.remainingPoints <= 0 && !(await isThere())) refuse(counted)
}
