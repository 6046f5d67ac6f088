import { type Selectable, sql } from 'kysely'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import type { Tables } from '#platform/server/database/tables.ts'
import { hoursBetween, keptDays } from '../limits.ts'

export type ExportRow = Selectable<Tables['data_exports']> & { kept_until: Date | null; may_ask_again: boolean }

const keptUntil = sql<Date | null>`ready_at + ${sql.lit(keptDays)} * interval '1 day'`
// A failed copy can be requested again immediately.
const mayAskAgain = sql<boolean>`(data_exports.state = 'failed' or data_exports.asked_at <= now() - ${sql.lit(hoursBetween)} * interval '1 hour')`
const isKept = sql<boolean>`${keptUntil} is null or ${keptUntil} > now()`

/** The member's latest copy, unless expired. */
export async function exportOf(reader: Reader, memberId: string): Promise<ExportRow | undefined> {
  return reader
    .selectFrom('data_exports')
    .selectAll()
    .select([keptUntil.as('kept_until'), mayAskAgain.as('may_ask_again')])
    .where('member_id', '=', memberId)
    .where(sql<boolean>`(${isKept})`)
    .executeTakeFirst()
}

/**
 * Starts a copy that replaces the last one, if the member may request one.
 * @returns the file of the last one; undefined if they may not
 */
export async function beginExport(tx: Tx, memberId: string): Promise<{ before: string | null } | undefined> {
  const before = await tx.selectFrom('data_exports').select('file').where('member_id', '=', memberId).forUpdate().executeTakeFirst()
  const begun = await tx
    .insertInto('data_exports')
    .values({ member_id: memberId, state: 'making' })
    .onConflict((conflict) =>
      conflict
        .column('member_id')
        .doUpdateSet({ asked_at: sql`now()`, state: 'making', file: null, bytes: null, ready_at: null })
        .where(mayAskAgain),
    )
    .returning('member_id')
    .executeTakeFirst()
  return begun && { before: before?.file ?? null }
}

/** @returns false if the copy is no longer wanted */
export async function finishExport(tx: Tx, memberId: string, { file, bytes }: { file: string; bytes: number }): Promise<boolean> {
  const finished = await tx
    .updateTable('data_exports')
    .set({ state: 'ready', file, bytes, ready_at: sql`now()` })
    .where('member_id', '=', memberId)
    .where('state', '=', 'making')
    .returning('member_id')
    .executeTakeFirst()
  return finished !== undefined
}

export async function failExport(reader: Reader, memberId: string): Promise<void> {
  await reader
    .updateTable('data_exports')
    .set({ state: 'failed' })
    .where('member_id', '=', memberId)
    .where('state', '=', 'making')
    .execute()
}

/** Deletes expired copies and those that were never finished. */
export async function forgetOldExports(reader: Reader): Promise<void> {
  await sql`delete from data_exports where not (${isKept}) or (state <> 'ready' and asked_at < now() - ${sql.lit(keptDays)} * interval '1 day')`.execute(
    reader,
  )
}

/** Whether a file is a current copy, or may become one. */
export async function isNeeded(reader: Reader, memberId: string, file: string): Promise<boolean> {
  const row = await reader.selectFrom('data_exports').select(['state', 'file']).where('member_id', '=', memberId).executeTakeFirst()
  return row !== undefined && (row.file === file || row.state === 'making')
}
