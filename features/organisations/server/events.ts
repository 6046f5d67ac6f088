import type { OrganisationRole } from '../roles.ts'

declare module '#platform/server/events/domain-event.ts' {
  interface DomainEventPayloads {
    /** Its page changed, it was founded, hidden or shown again, or its people changed. */
    'organisation.changed': { organisation_id: string }
    /** Founded by a member whose deals of this company name move to it if `takes_deals`. */
    'organisation.founded': { organisation_id: string; member_id: string; takes_deals: boolean }
    /** Deleted. What belonged to it stays with the members who posted it. */
    'organisation.removed': { organisation_id: string; member_ids: readonly string[] }
    /** Everything of `organisation_id` now belongs to `into_id`. */
    'organisation.merged': { organisation_id: string; into_id: string }
    /** `by` invited them, accepted their request, or gave it back to them; null for the founder. */
    'organisation.joined': {
      organisation_id: string
      member_id: string
      via: 'founding' | 'invitation' | 'request' | 'restoring'
      by: string | null
    }
    /** Somebody left or was removed; what they posted in its name is continued by `heir_id`, an owner. */
    'organisation.left': { organisation_id: string; member_id: string; heir_id: string | null; by: string }
    /** `by` is null if they inherited it. */
    'organisation.roleChanged': { organisation_id: string; member_id: string; role: OrganisationRole; by: string | null }
    'organisation.invited': { organisation_id: string; invitation_id: string; by: string }
    /** Answered by the invited person, withdrawn, or no longer needed. */
    'organisation.invitationGone': { organisation_id: string; invitation_id: string; member_id: string | null }
    'organisation.joinAsked': { organisation_id: string; member_id: string }
    /** The monthly check failed, failed for so long that the badge is gone, or no longer matters: it succeeded, or somebody removed what it checks. */
    'organisation.verificationChecked': { organisation_id: string; outcome: 'failing' | 'lost' | 'settled' }
    'organisation.joinRequestGone': { organisation_id: string; member_id: string }
  }
}
