declare module '#platform/server/events/domain-event.ts' {
  interface DomainEventPayloads {
    /** A member requested the deletion of their account, or was suspended: nobody sees them for now. */
    'member.absent': { member_id: string }
    /** A member has another email address, or has confirmed it. */
    'member.addressChanged': { member_id: string }
  }
}
