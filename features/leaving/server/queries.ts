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

/** A member who is about to leave; undefined for who stays, or is gone. */
export async function leavingMember(reader: Reader, id: string): Promise<LeavingMember | undefined> {
  return reader
    .selectFrom(leavingMembers.as('leaving'))
    .innerJoin(members.as('u'), 'u.id', 'leaving.member_id')
    .select(['u.id', 'u.email', 'u.language', 'leaving.leaves_at'])
    .where('leaving.member_id', '=', id)
    .executeTakeFirst()
}

/** Those whose time is over. */
export async function dueMembers(reader: Reader): Promise<string[]> {
  const rows = await reader
    .selectFrom(leavingMembers.as('leaving'))
    .select('leaving.member_id')
    .where('leaving.leaves_at', '<=', sql<Date>`now()`)
    .orderBy('leaving.leaves_at')
    .execute()
  return rows.map(({ member_id }) => member_id)
}

/** What a member takes along of it. */
export const ownDeletion = (reader: Reader, memberId: string) =>
  reader
    .selectFrom(leavingMembers.as('leaving'))
    .select(['leaving.leaves_at', 'leaving.since'])
    .where('leaving.member_id', '=', memberId)
    .execute()

export async function insertFarewell(tx: Tx, farewell: { id: string; email: string; files: string[] }): Promise<void> {
  await tx.insertInto('farewells').values(farewell).execute()
}

/** What is still to be done, if anything is. */
export async function farewellOf(reader: Reader, id: string) {
  return reader.selectFrom('farewells').select(['email', 'files']).where('id', '=', id).executeTakeFirst()
}

/** Those that have waited for so long that their job must be gone. */
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
