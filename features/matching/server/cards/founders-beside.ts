import { sql } from 'kysely'
import type { Reader } from '#platform/server/database/index.ts'
import type { MemberBrief } from '#features/members/contract.ts'
import { type BriefRow, briefColumns, members, presentBrief } from '#features/members/server/index.ts'
import { hiddenFrom } from '#features/relations/server/index.ts'

/** Further founders of the companies of these members, by the member's id. */
export type CompanyFounders = ReadonlyMap<string, MemberBrief[]>

/** The founders whom the viewer can see, at most three a company, those who joined the community first. */
export async function foundersBeside(reader: Reader, viewer: string, ids: readonly string[]): Promise<CompanyFounders> {
  const { rows } = await sql<BriefRow & { beside: string }>`
    select m.user_id as beside, founder.* from match_members m cross join lateral (
      select ${sql.join(briefColumns('u'))} from match_members f join ${members.as('u')} on u.id = f.user_id
      where f.organisation_id = m.organisation_id and f.user_id <> m.user_id and f.member_group = 'startup'
        and f.user_id <> ${viewer} and f.user_id <> all(${hiddenFrom(sql.val(viewer))})
      order by f.joined_at, f.user_id limit 3
    ) founder
    where m.user_id = any(${ids}::uuid[]) and m.member_group = 'startup' and m.organisation_id is not null`.execute(reader)
  return new Map([...Map.groupBy(rows, ({ beside }) => beside)].map(([id, founders]) => [id, founders.map(presentBrief)]))
}
