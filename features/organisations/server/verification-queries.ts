import { type Selectable, type Updateable, sql } from 'kysely'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import type { Tables } from '#platform/server/database/tables.ts'
import { members } from '#features/members/server/index.ts'

export type VerificationRow = Selectable<Tables['organisation_verifications']>

/** The verification of an organisation, with a token that is made when it is first asked for. */
export const verificationOf = async (reader: Reader, organisationId: string, newToken: string): Promise<VerificationRow> => {
  await reader
    .insertInto('organisation_verifications')
    .values({ organisation_id: organisationId, token: newToken })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return reader.selectFrom('organisation_verifications').selectAll().where('organisation_id', '=', organisationId).executeTakeFirstOrThrow()
}

export const setVerification = (tx: Tx, organisationId: string, fields: Updateable<Tables['organisation_verifications']>) =>
  tx.updateTable('organisation_verifications').set(fields).where('organisation_id', '=', organisationId).execute()

export const unverified = { domain: null, method: null, member_id: null, verified_at: null, checked_at: null, failed_at: null }

/** Removes a verification of another domain. @returns whether there was one */
export async function unverifyUnless(tx: Tx, organisationId: string, domain: string | null): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('organisation_verifications')
    .set(unverified)
    .where('organisation_id', '=', organisationId)
    .where('verified_at', 'is not', null)
    .where(sql<boolean>`domain is distinct from ${domain}`)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Verified organisations that were last looked at before this time, the longest ago first. */
export const dueVerifications = (reader: Reader, before: Date, limit: number) =>
  reader
    .selectFrom('organisation_verifications as v')
    .innerJoin('organisations as o', 'o.id', 'v.organisation_id')
    .selectAll('v')
    .select('o.website')
    .where('v.verified_at', 'is not', null)
    .where('v.checked_at', '<', before)
    .where('o.merged_into', 'is', null)
    .orderBy('v.checked_at')
    .limit(limit)
    .execute()
export type DueVerification = Awaited<ReturnType<typeof dueVerifications>>[number]

/** The confirmed email address of a person of the organisation; undefined if they are not in it or have not confirmed it. */
export async function confirmedEmailIn(reader: Reader, organisationId: string, memberId: string): Promise<string | undefined> {
  const found = await reader
    .selectFrom('organisation_members as m')
    .innerJoin(members.as('u'), 'u.id', 'm.member_id')
    .select(sql<string>`lower(u.email)`.as('email'))
    .where('m.organisation_id', '=', organisationId)
    .where('m.member_id', '=', memberId)
    .where('u.email_confirmed', '=', true)
    .executeTakeFirst()
  return found?.email
}

/** The domain that an organisation is verified by; undefined if it is not verified. */
export async function verifiedDomain(reader: Reader, organisationId: string): Promise<string | undefined> {
  const found = await reader
    .selectFrom('organisation_verifications')
    .select('domain')
    .where('organisation_id', '=', organisationId)
    .where('verified_at', 'is not', null)
    .executeTakeFirst()
  return found?.domain ?? undefined
}
