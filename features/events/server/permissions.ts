import { type OrganisationRole, may } from '#features/organisations/roles.ts'
import type { EventCan } from '../registration-contract.ts'

/** Who hosts an event: a member, perhaps in the name of an organisation. */
export interface Hosted {
  user_id: string | null
  organisation_id: string | null
}

/** What a member is to an event, besides being its host. */
interface Standing {
  /** In its organisation. */
  role: OrganisationRole | null | undefined
  is_co_host: boolean
}

/**
 * What a member may do with an event, as its host, as a co-host, or by their role in its organisation. Those who have left that keep
 * nothing, and only hosts who manage the organisation can host the event without it.
 */
export function permissionsFor({ user_id, organisation_id }: Hosted, member: string, { role, is_co_host }: Standing): EventCan {
  const isHost = user_id === member && (organisation_id === null || may(role, 'act'))
  return {
    read: isHost || is_co_host || may(role, 'read'),
    edit: isHost || is_co_host || may(role, 'edit'),
    chooseCoHosts: isHost || may(role, 'edit'),
    changeOrganisation: isHost && (organisation_id === null || may(role, 'edit')),
  }
}
