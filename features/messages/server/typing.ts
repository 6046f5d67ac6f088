import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import { messagesSignals } from '../contract.ts'
import { typing } from './live.ts'
import { conversationWith } from './queries.ts'

/** Tells somebody the actor has talked with, and who is not hidden from them, that they are typing. */
export async function tellTyping({ database, live }: Services, actor: Actor, data: unknown): Promise<void> {
  const signal = messagesSignals['messages.typing'].safeParse(data)
  if (!signal.success || !(await mayTellTyping(actor.id, signal.data.to))) return
  const [conversation] = await conversationWith(database.kysely, { viewer: actor.id, other: signal.data.to })
  if (conversation?.standing === 'here' && conversation.conversation_id !== null) live.tell(typing(actor.id, signal.data.to))
}

const tellings = new RateLimiterMemory({ points: 1, duration: 2 })

/** Whether somebody is told now that another is typing; they heard a moment ago otherwise. */
const mayTellTyping = (from: string, to: string): Promise<boolean> =>
  tellings.consume(`${from}:${to}`).then(
    () => true,
    () => false,
  )
