import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import { messagesSignals } from '../contract.ts'
import { typing } from './live.ts'
import { conversationWith } from './queries.ts'

/** Shows somebody that the actor is typing, if the two have exchanged messages and neither blocks the other. */
export async function signalTyping({ database, live }: Services, actor: Actor, data: unknown): Promise<void> {
  const signal = messagesSignals['messages.typing'].safeParse(data)
  if (!signal.success || !(await allowTypingSignal(actor.id, signal.data.to))) return
  const [conversation] = await conversationWith(database.kysely, { viewer: actor.id, other: signal.data.to })
  if (conversation?.standing === 'here' && conversation.conversation_id !== null) live.tell(typing(actor.id, signal.data.to))
}

const typingLimiter = new RateLimiterMemory({ points: 1, duration: 2 })

/** At most one signal per pair of members within a few seconds. */
const allowTypingSignal = (from: string, to: string): Promise<boolean> =>
  typingLimiter.consume(`${from}:${to}`).then(
    () => true,
    () => false,
  )
