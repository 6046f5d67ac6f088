import { sql } from 'kysely'
import type { MemberBrief } from '#platform/contract.ts'
import type { Reader } from '#platform/server/database/index.ts'
import { pictureAddress } from '#platform/server/files/picture-address.ts'

/** A member beside what was decided, under names that leave its own alone. */
export const briefColumns = ['u.id as member_id', 'u.full_name', 'u.user_type', 'u.company_name', 'u.profile_picture'] as const
export type BriefRow = Omit<MemberBrief, 'id'> & { member_id: string }

export const presentBrief = ({ member_id, full_name, user_type, company_name, profile_picture }: BriefRow): MemberBrief => ({
  id: member_id,
  full_name,
  user_type,
  company_name,
  profile_picture: pictureAddress(profile_picture),
})

export async function briefsOf(reader: Reader, ids: readonly string[]): Promise<ReadonlyMap<string, MemberBrief>> {
  const rows = await reader
    .selectFrom('users as u')
    .select(briefColumns)
    .where('u.id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
  return new Map(rows.map((row) => [row.member_id, presentBrief(row)]))
}
