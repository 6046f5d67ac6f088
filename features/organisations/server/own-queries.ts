import { sql } from 'kysely'
import { namedStatement } from '#platform/server/database/named-statement.ts'
import { members } from '#features/members/server/index.ts'
import { hiddenFrom } from '#features/relations/server/index.ts'
import type { OrganisationRole } from '../roles.ts'
import type { OrganisationBriefRow } from './organisations.ts'

const brief = sql`o.id, o.slug, o.name, o.kind, o.logo`

type OwnRow = OrganisationBriefRow & {
  role: OrganisationRole
  title: string
  wants_deals: boolean
  waiting: number
  hidden_at: Date | null
}

/** The organisations a member is in, the longest first, with how many requests to join they can answer. */
export const organisationsOfMember = namedStatement<{ member: string }, OwnRow>(
  'organisations.mine',
  (_kysely, { member }) => sql<OwnRow>`
    select ${brief}, o.hidden_at, m.role, m.title, m.wants_deals, case when m.role = 'member' then 0 else (
      select count(*)::integer from organisation_requests r where r.organisation_id = o.id and r.declined_at is null and r.member_id <> all(${hiddenFrom(member)})
    ) end as waiting
    from organisation_members m join organisations o on o.id = m.organisation_id
    where m.member_id = ${member}
    order by m.joined_at, o.id`,
)

type ProposedRow = OrganisationBriefRow & { people_count: number; because: 'name' | 'domain' }

/** Organisations that a member may belong to: at the verified domain of their confirmed address, or with the company name of their profile. */
export const organisationsLike = namedStatement<{ member: string; name: string }, ProposedRow>(
  'organisations.proposed',
  (_kysely, { member, name }) => sql<ProposedRow>`
    select ${brief}, o.people_count, found.because
    from (
      select distinct on (id) id, because from (
        select v.organisation_id as id, 'domain' as because from ${members.as('u')}
        join organisation_verifications v on v.domain = split_part(lower(u.email), '@', 2) and v.verified_at is not null
        where u.id = ${member} and u.email_confirmed
        union all
        (select id, 'name' from organisations where folded_name = ${name} and merged_into is null order by created_at limit 5)
      ) each order by id, because
    ) found join organisations o on o.id = found.id
    where o.hidden_at is null and o.merged_into is null
    order by found.because, o.people_count desc, o.id limit 5`,
)
