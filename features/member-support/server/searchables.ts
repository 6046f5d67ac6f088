import { sql } from 'kysely'
import { type Searchable, follow, sourceIds, staffKey } from '#platform/server/search/index.ts'
import { members, readsAsStaff } from '#features/members/server/index.ts'
import { supportedMemberPath } from '../paths.ts'

const subject = ({ member_id }: { member_id: string }) => [member_id]

/** Members' accounts by name and address, whatever their state and whoever blocked whom, for those who may help members. */
const accounts: Searchable = {
  kind: 'account',
  version: 1,
  follows: [follow('member.joined', subject), follow('profile.changed', subject), follow('member.addressChanged', subject)],
  idsAfter: sourceIds(members),
  async read(reader, ids) {
    const rows = await reader
      .selectFrom(members.as('u'))
      .select(['u.id', 'u.full_name', 'u.email', 'u.company_name', 'u.created_at'])
      .where('u.id', '=', sql<string>`any(${ids}::uuid[])`)
      .execute()
    return rows.map(({ id, full_name, email, company_name, created_at }) => ({
      id,
      at: created_at,
      name: '',
      otherNames: [full_name],
      texts: [email, company_name],
      author: id,
      readers: [staffKey('community')],
    }))
  },
  isReadable: (viewer, id) => sql<boolean>`
    (${readsAsStaff(viewer, 'community')} and exists (select from ${members.as('u')} where u.id = ${id}))`,
  async cards(reader, _viewer, keys) {
    const rows = await reader
      .selectFrom(members.as('u'))
      .select(['u.id', 'u.full_name', 'u.email', 'u.company_name'])
      .where('u.id', '=', sql<string>`any(${keys.map(({ id }) => id)}::uuid[])`)
      .execute()
    return rows.map(({ id, full_name, email, company_name }) => ({
      id,
      href: supportedMemberPath(id),
      title: full_name,
      note: email,
      text: company_name,
    }))
  },
}

export const memberSupportSearchables = [accounts]
