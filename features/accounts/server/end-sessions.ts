import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import { changed } from './live.ts'
import { endSessionOf, endSessionsBut } from './session-queries.ts'

/** Ends one of a member's sessions; of what is not theirs, or is gone already, nothing is said. */
export async function endOneSession({ database, live }: Services, { id }: Actor, session: string): Promise<void> {
  await database.transaction(async (tx) => {
    if (await endSessionOf(tx, id, session)) live.tellAfter(tx, changed(id))
  })
}

/** Ends all of a member's sessions but the one that asks. @returns how many */
export async function endOtherSessions({ database, live }: Services, { id, sessionId }: Actor): Promise<number> {
  return database.transaction(async (tx) => {
    live.tellAfter(tx, changed(id))
    return endSessionsBut(tx, id, sessionId)
  })
}
