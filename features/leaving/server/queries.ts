import { sql } from 'kysely'
import type { Language } from '#platform/language.ts'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import { leavingMembers, members } from '#features/members/server/index.ts'

interface LeavingMember {
  id: string
  email: string
  language: Language | null
  leaves_at: Date
}

const leavingById = (reader: Reader, id: string) =>
  reader
    .selectFrom(leavingMembers.as('leaving'))
    .innerJoin(members.as('u'), 'u.id', 'leaving.member_id')
    .select(['u.id', 'u.email', 'u.language', 'leaving.leaves_at'])
    .where('leaving.member_id', '=', id)

/** A member who requested deletion; undefined if they did not, or are already deleted. */
export async function leavingMember(reader: Reader, id: string): Promise<LeavingMember | undefined> {
  return leavingById(reader, id).executeTakeFirst()
}

/** The same; until the transaction ends, they cannot cancel. */
export async function lockLeavingMember(tx: Tx, id: string): Promise<LeavingMember | undefined> {
  return leavingById(tx, id).forUpdate('leaving').executeTakeFirst()
}

/** Members whose grace period is over. */
export async function dueMembers(reader: Reader): Promise<string[]> {
  const rows = await reader
    .selectFrom(leavingMembers.as('leaving'))
    .select('leaving.member_id')
    .where('leaving.leaves_at', '<=', sql<Date>`now()`)
    .orderBy('leaving.leaves_at')
    .execute()
  return rows.map(({ member_id }) => member_id)
}

/** For the member's data export. */
export const ownDeletion = (reader: Reader, memberId: string) =>
  reader
    .selectFrom(leavingMembers.as('leaving'))
    .select(['leaving.leaves_at', 'leaving.since'])
    .where('leaving.member_id', '=', memberId)
    .execute()

export async function insertFarewell(tx: Tx, farewell: { id: string; email: string; files: string[] }): Promise<void> {
  await tx.insertInto('farewells').values(farewell).execute()
}

/** What remains to be done, if anything. */
export async function farewellOf(reader: Reader, id: string) {
  return reader.selectFrom('farewells').select(['email', 'files']).where('id', '=', id).executeTakeFirst()
}

/** Farewells so old that their job must be lost. */
export async function forgottenFarewells(reader: Reader): Promise<string[]> {
  const rows = await reader
    .selectFrom('farewells')
    .select('id')
    .where('created_at', '<', sql<Date>`now() - interval '2 days'`)
    .execute()
  return rows.map(({ id }) => id)
}

export async function forgetAddress(reader: Reader, id: string): Promise<void> {
  await reader.updateTable('farewells').set({ email: null }).where('id', '=', id).execute()
}

export async function endFarewell(reader: Reader, id: string): Promise<void> {
  await reader.deleteFrom('farewells').where('id', '=', id).execute()
}
