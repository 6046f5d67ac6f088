declare module '#platform/server/events/domain-event.ts' {
  interface DomainEventPayloads {
    /** Offers were made, changed or ended. */
    'officeHours.changed': { offer_ids: readonly string[] }
    /** A place is free again, other than by a cancelled meeting. */
    'officeHours.freed': { slot_id: string }
    /** A member who waited has a place now. */
    'officeHours.gotPlace': { meeting_id: string; member_id: string; mentor_id: string }
    /** A time for which a member waited was removed. */
    'officeHours.removed': { member_id: string; mentor_id: string; starts_at: string; zone: string }
  }
}
