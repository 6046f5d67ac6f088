import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import { namedStatement } from '#platform/server/database/named-statement.ts'
import { type BriefRow, briefColumns, members } from '#features/members/server/index.ts'
import { hiddenFrom } from '#features/relations/server/index.ts'

export const requestOf = (reader: Reader, organisationId: string, memberId: string) =>
  reader
    .selectFrom('organisation_requests')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('member_id', '=', memberId)
    .executeTakeFirst()

export async function putRequest(tx: Tx, organisationId: string, memberId: string, note: string): Promise<void> {
  await tx
    .insertInto('organisation_requests')
    .values({ organisation_id: organisationId, member_id: memberId, note })
    .onConflict((conflict) =>
      conflict.columns(['organisation_id', 'member_id']).doUpdateSet({ note, declined_at: null, asked_at: sql<Date>`now()` }),
    )
    .execute()
}

/** Deletes a member's request, after an answer or when they withdraw it. @returns whether there was an open one */
export async function deleteRequest(tx: Tx, organisationId: string, memberId: string): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('organisation_requests')
    .where('organisation_id', '=', organisationId)
    .where('member_id', '=', memberId)
    .where('declined_at', 'is', null)
    .returning('member_id')
    .executeTakeFirst()
  return deleted !== undefined
}

/** Deletes the open requests of everybody who is in the organisation. @returns who had asked */
export async function deleteRequestsOfPeople(tx: Tx, organisationId: string): Promise<string[]> {
  const deleted = await tx
    .deleteFrom('organisation_requests as r')
    .using('organisation_members as m')
    .whereRef('m.organisation_id', '=', 'r.organisation_id')
    .whereRef('m.member_id', '=', 'r.member_id')
    .where('r.organisation_id', '=', organisationId)
    .where('r.declined_at', 'is', null)
    .returning('r.member_id')
    .execute()
  return deleted.map(({ member_id }) => member_id)
}

export const setRequestDeclined = (tx: Tx, organisationId: string, memberId: string) =>
  tx
    .updateTable('organisation_requests')
    .set({ declined_at: sql<Date>`now()` })
    .where('organisation_id', '=', organisationId)
    .where('member_id', '=', memberId)
    .execute()

export type RequestRow = BriefRow & { note: string; asked_at: Date }

/** Open requests of members whom the viewer can see, oldest first. */
export const requestsSeenBy = namedStatement<
  { viewer: string; organisation: string; limit: number; asked_at?: string; member_id?: string },
  RequestRow
>(
  'organisations.requests',
  (_kysely, { viewer, organisation, limit, asked_at, member_id }) => sql<RequestRow>`
    select ${sql.join(briefColumns('u'))}, r.note, r.asked_at
    from organisation_requests r join ${members.as('u')} on u.id = r.member_id
    where r.organisation_id = ${organisation} and r.declined_at is null and r.member_id <> all(${hiddenFrom(viewer)})
      ${asked_at && member_id ? sql`and (r.asked_at, r.member_id) > (${asked_at}::timestamptz, ${member_id}::uuid)` : sql``}
    order by r.asked_at, r.member_id limit ${limit}`,
)
