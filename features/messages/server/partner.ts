import { sql } from 'kysely'
import { pictureAddress } from '#platform/server/files/picture-address.ts'
import { type BriefRow, isAbsent } from '#features/members/server/index.ts'
import type { Partner } from '../contract.ts'

export type PartnerRow = Omit<BriefRow, 'user_type'> & Pick<Partner, 'user_type' | 'standing'>

/** Columns about a conversation partner: `members` joined as `alias`, without a row if they have left and only their id is known. */
export const partnerColumns = (id: string, alias: string) => {
  const column = <Type>(name: string) => sql.ref<Type>(`${alias}.${name}`)
  return [
    sql.ref<string>(id).as('member_id'),
    sql<string>`coalesce(${column('full_name')}, '')`.as('full_name'),
    column<PartnerRow['user_type']>('user_type').as('user_type'),
    sql<string>`coalesce(${column('company_name')}, '')`.as('company_name'),
    // The pictures of members who are away are hidden from everyone.
    sql<string | null>`case when not ${isAbsent(column('id'))} then ${column('profile_picture')} end`.as('profile_picture'),
    sql<
      PartnerRow['standing']
    >`case when ${column('id')} is null then 'gone' when ${isAbsent(column('id'))} then 'away' else 'here' end`.as('standing'),
  ] as const
}

export const presentPartner = ({ member_id, full_name, user_type, company_name, profile_picture, standing }: PartnerRow): Partner => ({
  id: member_id,
  full_name,
  user_type,
  company_name,
  profile_picture: pictureAddress(profile_picture),
  standing,
})
