import { sql } from 'kysely'
import type { Tx } from '#platform/server/database/index.ts'

/**
 * Takes the ids of items that may have documents. Clients choose these ids, and documents belong to an item by its id: a member who added an
 * item of another room with the same id would have access to them.
 * @returns false if another room has one of them
 */
export async function takeSubjects(tx: Tx, room: string, ids: readonly string[]): Promise<boolean> {
  await sql`
    insert into document_subjects (id, room) select id, ${room} from unnest(${ids}::uuid[]) id order by id on conflict do nothing`.execute(
    tx,
  )
  const others = await tx
    .selectFrom('document_subjects')
    .select('id')
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('room', '<>', room)
    .limit(1)
    .executeTakeFirst()
  return others === undefined
}
