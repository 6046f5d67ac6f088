import { type OrganisationRole, may } from '#features/organisations/roles.ts'
import type { EventCan } from '../registration-contract.ts'

/** Who hosts an event: a member, perhaps in the name of an organisation. */
export interface Hosted {
  user_id: string | null
  organisation_id: string | null
}

/**
 * What a member may do with an event, by their role in its organisation. Those who have left it keep nothing, and only hosts who manage the
 * organisation can host the event without it.
 */
export function permissionsFor({ user_id, organisation_id }: Hosted, member: string, role: OrganisationRole | null | undefined): EventCan {
  const isHost = user_id === member && (organisation_id === null || may(role, 'act'))
  return {
    read: isHost || may(role, 'read'),
    edit: isHost || may(role, 'edit'),
    changeOrganisation: isHost && (organisation_id === null || may(role, 'edit')),
  }
}
