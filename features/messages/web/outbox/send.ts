import type { QueryClient } from '@tanstack/react-query'
import { sessionEnded } from '#platform/web/session-ended.ts'
import { messages } from '../data.ts'
import { hearMessage } from '../hear.ts'
import { answerOf } from './answer.ts'
import type { Answer } from './delivery.ts'
import type { OutgoingMessage } from './outgoing.ts'

/** For a request, in milliseconds: in a tunnel an answer may never come. */
const timeout = 15_000

/** Sends a message once, and puts it into its conversation. */
export async function send(queryClient: QueryClient, { id, to, content }: OutgoingMessage): Promise<Answer> {
  try {
    const message = await messages.call.send({ id, to, content }, { signal: AbortSignal.timeout(timeout) })
    await hearMessage(queryClient, { message, other: to })
    return { kind: 'stored' }
  } catch (error) {
    const answer = answerOf(error)
    if (answer.kind === 'signed-out') sessionEnded.set(true)
    return answer
  }
}
