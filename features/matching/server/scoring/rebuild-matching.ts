import type { Database } from '#platform/server/database/index.ts'
import { enterAllMembers } from '../members/keep-members.ts'
import { makeReferences } from './references.ts'

/** Makes anew what matching keeps of the members, and what scores are compared to, after members came in by other ways than joining. */
export async function rebuildMatching(database: Database): Promise<void> {
  await enterAllMembers(database)
  await makeReferences(database)
}
