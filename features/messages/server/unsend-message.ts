import { Refusal, problems } from '#platform/problems.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import { messageProblems } from '../contract.ts'
import { unsendMinutes } from '../limits.ts'
import { unsent } from './live.ts'
import { sentMessages, unsendMessage } from './send-queries.ts'

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
