import { Refusal } from '#platform/problems.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import { matchingProblems } from '../../contract.ts'
import { deleteDecision, lockDecisions, setAnswered, takeTurns } from './decision-queries.ts'
import { changed } from './live.ts'

/**
 * Takes the actor's last decision back, as if it had never been made; without one, nothing happens.
 * @throws Refusal undoTooLate once it is settled, or its minute has passed
 */
export async function undoDecision({ database, live }: Services, actor: Actor, other: string): Promise<void> {
  await database.transaction(async (tx) => {
    await takeTurns(tx, actor.id, other)
    const rows = await lockDecisions(tx, actor.id, other)
    const own = rows.find((row) => row.user_id === actor.id && row.matched_user_id === other)
    if (!own) return
    if (!own.undoable) throw new Refusal(matchingProblems.undoTooLate)
    await deleteDecision(tx, own.id)
    const theirs = rows.find((row) => row.user_id === other)
    if (theirs) await setAnswered(tx, theirs.id, false)
    live.tellAfter(tx, changed(actor.id))
  })
}
