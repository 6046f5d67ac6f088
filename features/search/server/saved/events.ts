declare module '#platform/server/events/domain-event.ts' {
  interface DomainEventPayloads {
    /** Others have added what a member's saved searches find. */
    'search.newFound': { member_id: string }
    /** A member has seen what was new, or removed the search. */
    'search.newSeen': { member_id: string }
  }
}
