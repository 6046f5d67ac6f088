import { type Expression, type RawBuilder, sql } from 'kysely'
import type { UserType } from '#platform/members.ts'
import type { Reader } from '#platform/server/database/index.ts'
import { pictureAddress } from '#platform/server/files/picture-address.ts'
import type { MemberBrief } from '../contract.ts'
import { members } from './members.ts'

/** The columns of a brief, under names that do not clash with the row's own. */
export type BriefRow = Omit<MemberBrief, 'id'> & { member_id: string }

/** The columns of a brief from the `members` joined as `alias`; in raw SQL, separate them with `sql.join`. */
export const briefColumns = (alias: string) =>
  [
    sql.ref<string>(`${alias}.id`).as('member_id'),
    sql.ref<string>(`${alias}.full_name`).as('full_name'),
    sql.ref<UserType>(`${alias}.user_type`).as('user_type'),
    sql.ref<string>(`${alias}.company_name`).as('company_name'),
    sql.ref<string | null>(`${alias}.profile_picture`).as('profile_picture'),
  ] as const

/** Expression: the brief of the member with this id, or null. A lookup per row, where the planner would read all members for a join. */
export const briefOf = (id: Expression<string | null>): RawBuilder<BriefRow | null> => sql<BriefRow | null>`
  (select jsonb_build_object('member_id', a.id, 'full_name', a.full_name, 'user_type', a.user_type, 'company_name', a.company_name,
    'profile_picture', a.profile_picture) from ${members.as('a')} where a.id = ${id})`

export const presentBrief = ({ member_id, full_name, user_type, company_name, profile_picture }: BriefRow): MemberBrief => ({
  id: member_id,
  full_name,
  user_type,
  company_name,
  profile_picture: pictureAddress(profile_picture),
})

/** Briefs by id, for those ids that belong to members. */
export async function briefsById(reader: Reader, ids: readonly string[]): Promise<ReadonlyMap<string, MemberBrief>> {
  const rows = await reader
    .selectFrom(members.as('u'))
    .select(briefColumns('u'))
    .where('u.id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
  return new Map(rows.map((row) => [row.member_id, presentBrief(row)]))
}
