import type { Reader } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import { mostCompared } from '../limits.ts'
import { updateFor } from './access.ts'
import { presentReported, presentSent, presentUpdate } from './present.ts'
import { receivedUpdates, sentUpdates } from './queries.ts'

/** An update with others from the same founder that the actor can read. @throws Refusal gone */
export async function readDetails(reader: Reader, actor: Actor, id: string) {
  const row = await updateFor(reader, actor, id)
  const isOwn = row.member_id === actor.id
  const asked = { viewer: actor.id, limit: mostCompared + 1 }
  const all = await (isOwn ? sentUpdates(reader, asked) : receivedUpdates(reader, { ...asked, sender: row.member_id }))
  const others = all.filter((each) => each.id !== id).slice(0, mostCompared)
  return { ...(isOwn ? presentSent(row) : { ...presentUpdate(actor.id)(row), reach: null }), others: others.map(presentReported) }
}
