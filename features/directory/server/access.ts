import { Refusal, problems } from '#platform/problems.ts'
import type { Reader } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import { type EntryRow, entrySeenBy } from './queries.ts'

/**
 * A member's entry.
 * @throws Refusal notFound if there is none, or the two are hidden from each other
 */
export async function entryFor(reader: Reader, actor: Actor, id: string): Promise<EntryRow> {
  const [row] = await entrySeenBy(reader, { id, viewer: actor.id })
  if (!row) throw new Refusal(problems.notFound)
  return row
}
