import { indexState } from '#platform/server/search/compare.ts'
import type { Check } from './check.ts'

/** Two nights. */
const oldAfter = 50 * 60 * 60_000

export const searchCheck: Check = async ({ database }) => {
  const state = await indexState(database.kysely)
  if (!state) return { state: 'done', finding: 'search.building' }
  const facts = { at: state.compared_at.toISOString(), count: state.mended }
  if (Date.now() - state.compared_at.getTime() > oldAfter) return { state: 'toDo', finding: 'search.old', facts }
  return { state: 'done', finding: state.mended > 0 ? 'search.mended' : 'search.good', facts }
}
