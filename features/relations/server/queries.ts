import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import { type BriefRow, briefColumns, isAbsent, members } from '#features/members/server/index.ts'
import { wasShownWhenBlocked } from './conditions.ts'

/** @returns whether it is new; false also if there is no such member */
export async function insertBlock(tx: Tx, blocker: string, blocked: string): Promise<boolean> {
  const inserted = await tx
    .insertInto('blocks')
    .columns(['blocker_id', 'blocked_id'])
    .expression((from) =>
      from
        .selectFrom(members.as('u'))
        .select([sql<string>`${blocker}::uuid`.as('blocker_id'), 'u.id'])
        .where('u.id', '=', blocked),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('blocked_id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** @returns whether there was a block */
export async function deleteBlock(tx: Tx, blocker: string, blocked: string): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('blocks')
    .where('blocker_id', '=', blocker)
    .where('blocked_id', '=', blocked)
    .returning('blocked_id')
    .executeTakeFirst()
  return deleted !== undefined
}

/** Whether there is a member with this id who has not blocked the viewer, is not about to leave and is not suspended. */
export async function isKnownTo(reader: Reader, viewer: string, id: string): Promise<boolean> {
  const row = await reader
    .selectFrom(members.as('u'))
    .select('u.id')
    .where('u.id', '=', id)
    .where((where) => where.not(isAbsent(where.ref('u.id'))))
    .where((where) =>
      where.not(
        where.exists(where.selectFrom('blocks').select('blocker_id').whereRef('blocker_id', '=', 'u.id').where('blocked_id', '=', viewer)),
      ),
    )
    .executeTakeFirst()
  return row !== undefined
}

/** Keyset cursor: the last block of the previous page. */
interface BlockedAfter {
  created_at: string
  blocked_id: string
}
export type BlockedRow = BriefRow & { created_at: Date }

/** The members that a member blocked, newest first. Leaves out anyone who was already hidden from them, until that ends. */
export async function blockedBy(reader: Reader, blocker: string, after: BlockedAfter | undefined, limit: number): Promise<BlockedRow[]> {
  return reader
    .selectFrom('blocks as b')
    .innerJoin(members.as('u'), 'u.id', 'b.blocked_id')
    .select(briefColumns('u'))
    .select('b.created_at')
    .where('b.blocker_id', '=', blocker)
    .where(wasShownWhenBlocked)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(b.created_at, b.blocked_id) < (${after?.created_at}::timestamptz, ${after?.blocked_id}::uuid)`),
    )
    .orderBy('b.created_at', 'desc')
    .orderBy('b.blocked_id', 'desc')
    .limit(limit)
    .execute()
}
