import { isDeepStrictEqual } from 'node:util'
import { idTaken } from '../id-taken.ts'
import { type Problem, Refusal } from '../problems.ts'

/**
 * Checks that what is sent with a known id is what is stored under it: then its answer was lost, and it is sent again. Anything else would
 * be lost without a word. If what is stored was changed since, the repeat is refused, too: it cannot be told from other content.
 * @param sent some or all of what is stored, perhaps with the id; undefined is null
 * @throws Refusal idTaken, or another problem
 */
export function requireRepeat(stored: object, sent: object, problem: Problem = idTaken): void {
  const known = new Map(Object.entries(stored))
  const isRepeat = Object.entries(sent).every(([name, value]) => name === 'id' || isDeepStrictEqual(known.get(name) ?? null, value ?? null))
  if (!isRepeat) throw new Refusal(problem)
}
