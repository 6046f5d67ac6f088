import { randomUUID } from 'node:crypto'
import { Refusal } from '#platform/problems.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import { mostSources, suggestionsEach } from '../limits.ts'
import { eventSourceProblems } from '../problems.ts'
import { previewSource } from './preview.ts'
import { countSources, countSuggestions, insertSource, stateAt } from './queries.ts'

/**
 * Suggests a source to the operators. If others suggested it before or operators paused it, the answer is the same and nothing changes,
 * so that members learn nothing about it.
 * @throws Refusal followed, tooManySuggestions, and as `previewSource`
 */
export async function suggest(services: Services, actor: Actor, given: { address: string; name: string }): Promise<void> {
  const reader = services.database.kysely
  if ((await countSuggestions(reader, actor.id)) >= suggestionsEach) {
    throw new Refusal(eventSourceProblems.tooManySuggestions, { most: suggestionsEach })
  }
  const { kind, address } = await previewSource(services, actor, given.address)
  if ((await stateAt(reader, kind, address))?.state === 'active') throw new Refusal(eventSourceProblems.followed)
  if ((await countSources(reader)) >= mostSources) return
  const name = given.name || new URL(address).host
  await insertSource(reader, { id: randomUUID(), kind, address, name, added_by: actor.id, state: 'suggested' })
}
