import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Reader, Tx } from '#platform/server/database/index.ts'

/** The newest version of the terms, and the newest that members must accept. */
interface TermsInForce {
  number: number
  required: number
}

export async function termsInForce(reader: Reader): Promise<TermsInForce> {
  const row = await reader.selectFrom('terms_in_force').select(['number', 'required']).executeTakeFirst()
  return row ?? { number: 1, required: 1 }
}

/** Puts a new version of the terms into force. */
export async function setTermsInForce(tx: Tx, terms: TermsInForce): Promise<void> {
  await tx
    .insertInto('terms_in_force')
    .values(terms)
    .onConflict((conflict) => conflict.column('is_only').doUpdateSet(terms))
    .execute()
}

/** Condition: whether somebody who knows this version of the terms must accept a newer one. One row is read. */
export const owesTerms = (known: Expression<number | null>): Expression<SqlBool> =>
  sql<SqlBool>`coalesce(${known} < (select required from terms_in_force), false)`

/** Expression: what somebody who knows this version has to do about a newer one. */
export const termsDue = (known: Expression<number>): RawBuilder<'accept' | 'read' | null> =>
  sql<
    'accept' | 'read' | null
  >`(select case when ${known} < required then 'accept' when ${known} < number then 'read' end from terms_in_force)`

/** The newest version that a member knows. */
export async function knownTerms(reader: Reader, id: string): Promise<number> {
  const row = await reader.selectFrom('users').select('known_terms').where('id', '=', id).executeTakeFirst()
  return row?.known_terms ?? 1
}

/** Notes that a member knows a version of the terms. */
export async function knowTerms(tx: Tx, id: string, number: number): Promise<void> {
  await tx.updateTable('users').set({ known_terms: number }).where('id', '=', id).where('known_terms', '<', number).execute()
}

/** How many members know a version, or a newer one, and how many there are. */
export async function countKnowing(reader: Reader, number: number): Promise<{ known: number; members: number }> {
  return reader
    .selectFrom('users')
    .select(({ fn }) => [fn.countAll<number>().as('members'), sql<number>`count(*) filter (where known_terms >= ${number})`.as('known')])
    .executeTakeFirstOrThrow()
}
