import { sql } from 'kysely'
import { namedStatement } from '#platform/server/database/named-statement.ts'
import { members } from '#features/members/server/index.ts'
import { isHidden } from '#features/relations/server/index.ts'
import type { OrganisationRole } from '../roles.ts'
import type { VerificationMethod } from '../verification-contract.ts'

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

/** How a member stands to an organisation, and how it was verified. */
export const standingIn = namedStatement<{ viewer: string; id: string }, StandingRow>(
  'organisations.standing',
  (_kysely, { viewer, id }) => sql<StandingRow>`
    select m.role, r.member_id is not null as has_asked, v.domain, v.method, v.verified_at, v.checked_at,
      case when m.role is null then (
        select i.id from organisation_invitations i where i.organisation_id = ${id} and ${isInvited} order by i.invited_at limit 1
      ) end as invitation_id
    from ${members.as('u')}
    left join organisation_members m on m.member_id = u.id and m.organisation_id = ${id}
    left join organisation_requests r on r.member_id = u.id and r.organisation_id = ${id} and r.declined_at is null
    left join organisation_verifications v on v.organisation_id = ${id} and v.verified_at is not null
    where u.id = ${viewer}`,
)
