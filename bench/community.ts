import { sql } from 'kysely'
import { fillCommunity } from '#demo/fill.ts'
import { generateMembers } from '#demo/members.ts'
import { rebuildDirectory } from '#features/directory/server/index.ts'
import type { Database } from '#platform/server/database/index.ts'
import type { FileStore } from '#platform/server/files/index.ts'

/** Fills a database with a community of this size, without pictures, and lets the planner know of it. */
export async function fillForBench(database: Database, files: FileStore, members: number): Promise<void> {
  await fillCommunity(database, files, generateMembers(members, 1, { withAccounts: false }), { passwordHash: 'nobody signs in' })
  await rebuildDirectory(database)
  await sql`vacuum analyze`.execute(database.kysely)
}
