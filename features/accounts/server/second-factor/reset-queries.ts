import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/server/database/index.ts'

/** How long a member can object, in hours. */
const waitingHours = 24

/** The reset of a member's second factor that waits to take effect. */
export async function resetOf(reader: Reader, memberId: string) {
  return reader.selectFrom('factor_resets').selectAll().where('member_id', '=', memberId).executeTakeFirst()
}

/** @returns its id; undefined if one is waiting already */
export async function insertReset(tx: Tx, memberId: string): Promise<string | undefined> {
  const inserted = await tx
    .insertInto('factor_resets')
    .values({ member_id: memberId, takes_effect_at: sql<Date>`now() + ${sql.lit(waitingHours)} * interval '1 hour'` })
    .onConflict((conflict) => conflict.column('member_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id
}

export async function deleteReset(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('factor_resets').where('id', '=', id).execute()
}

export async function insertResetLink(reader: Reader, link: { token_hash: Buffer; reset_id: string }): Promise<boolean> {
  const { rows } = await sql`
    insert into factor_reset_links (token_hash, reset_id)
    select ${link.token_hash}::bytea, r.id from factor_resets r where r.id = ${link.reset_id} returning reset_id`.execute(reader)
  return rows.length > 0
}

/** The waiting reset that a link belongs to. */
export async function resetByLink(reader: Reader, tokenHash: Buffer) {
  return reader
    .selectFrom('factor_reset_links as l')
    .innerJoin('factor_resets as r', 'r.id', 'l.reset_id')
    .innerJoin('auth.user as a', 'a.id', 'r.member_id')
    .select(['r.id', 'r.member_id', 'a.email'])
    .where('l.token_hash', '=', tokenHash)
    .executeTakeFirst()
}

/** The members whose resets take effect now. */
export async function dueResets(reader: Reader): Promise<string[]> {
  const rows = await reader
    .selectFrom('factor_resets')
    .select('member_id')
    .where('takes_effect_at', '<=', sql<Date>`now()`)
    .orderBy('takes_effect_at')
    .execute()
  return rows.map(({ member_id }) => member_id)
}
