import type { Actor } from '#platform/server/http/context.ts'
import { retryReactions } from '#platform/server/events/reaction-states.ts'
import type { Services } from '#platform/server/services.ts'
import { recordAct } from '#features/operators/server/index.ts'

const act = /*i18n*/ { id: 'act.health.retried', message: 'Retried failed jobs: {about}' }

/** Queues all failed jobs again, and makes failing reactions due. @returns how many */
export async function retryFailed({ database, events, jobs }: Services, actor: Actor): Promise<number> {
  const retried = (await jobs.retryFailed()) + (await retryReactions(database.kysely))
  if (retried > 0) await database.transaction((tx) => recordAct(tx, actor.id, act, String(retried)))
  events.wake()
  return retried
}
