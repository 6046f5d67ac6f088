import { isDeepStrictEqual } from 'node:util'
import { idTaken } from '../id-taken.ts'
import { type Problem, Refusal } from '../problems.ts'

/**
 * Checks that what is sent with a known id is what is stored under it: then its answer was lost, and it is sent again. Anything else would
 * be lost without a word. What was changed since counts as something else, because nobody can tell.
 * @param sent some or all of what is stored; undefined is null
 * @throws Refusal idTaken, or another problem
 */
export function requireRepeat(stored: object, sent: object, problem: Problem = idTaken): void {
  const known = new Map(Object.entries(stored))
  const isRepeat = Object.entries(sent).every(([name, value]) => isDeepStrictEqual(known.get(name) ?? null, value ?? null))
  if (!isRepeat) throw new Refusal(problem)
}
