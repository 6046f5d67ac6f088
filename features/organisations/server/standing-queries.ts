import { sql } from 'kysely'
import { namedStatement } from '#platform/server/database/named-statement.ts'
import { members } from '#features/members/server/index.ts'
import { isHidden } from '#features/relations/server/index.ts'
import type { OrganisationRole } from '../roles.ts'
import type { VerificationMethod } from '../verification-contract.ts'
import type { OrganisationRow } from './queries.ts'

export interface StandingRow {
  role: OrganisationRole | null
  has_asked: boolean
  invitation_id: string | null
  domain: string | null
  method: VerificationMethod | null
  verified_at: Date | null
  checked_at: Date | null
}

/** Condition: whether an invitation `i` is open, to the member `u`: by id, or by their confirmed address; not from somebody hidden from them. */
export const isInvited = sql<boolean>`
  i.declined_at is null and i.expires_at > now() and not coalesce(${isHidden(sql.ref('i.invited_by'), sql.ref('u.id'))}, false) and (i.member_id = u.id or i.email = lower(u.email) and u.email_confirmed)`

/** How an organisation was verified, and how a member stands to it. */
export type SeenRow = OrganisationRow & StandingRow

/** An organisation by its id, or by its slug or a previous one, if the viewer can read it: not one hidden by operators, except its people. */
export const organisationSeenBy = namedStatement<{ viewer: string; id?: string; slug?: string }, SeenRow>(
  'organisations.seen',
  (_kysely, { viewer, id, slug }) => sql<SeenRow>`
    select o.*, m.role, r.member_id is not null as has_asked, v.domain, v.method, v.verified_at, v.checked_at,
      case when m.role is null then (
        select i.id from organisation_invitations i where i.organisation_id = o.id and ${isInvited} order by i.invited_at limit 1
      ) end as invitation_id
    from organisations o
    join ${members.as('u')} on u.id = ${viewer}
    left join organisation_members m on m.member_id = u.id and m.organisation_id = o.id
    left join organisation_requests r on r.member_id = u.id and r.organisation_id = o.id and r.declined_at is null
    left join organisation_verifications v on v.organisation_id = o.id and v.verified_at is not null
    where o.id = ${slug ? sql`(select s.organisation_id from organisation_slugs s where s.slug = ${slug})` : id}
      and o.merged_into is null and (o.hidden_at is null or m.role is not null)`,
)
