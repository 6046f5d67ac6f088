import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import { changed } from './live.ts'
import { deleteTokensOf } from './second-factor/queries.ts'
import { endSessionOf, endSessionsExcept } from './session-queries.ts'

/** Ends one of a member's sessions. Silently does nothing if it isn't theirs or has already ended. */
export async function endOneSession({ database, live }: Services, { id }: Actor, session: string): Promise<void> {
  await database.transaction(async (tx) => {
    if (await endSessionOf(tx, id, session)) live.tellAfter(tx, changed(id))
  })
}

/** Ends all of a member's sessions except the current one, and the trust in their devices. @returns how many */
export async function endOtherSessions({ database, live }: Services, { id, sessionId }: Actor): Promise<number> {
  return database.transaction(async (tx) => {
    live.tellAfter(tx, changed(id))
    await deleteTokensOf(tx, id)
    return endSessionsExcept(tx, id, sessionId)
  })
}
