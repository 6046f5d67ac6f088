type Status = 'accepted' | 'rejected'

declare module '#platform/server/events/domain-event.ts' {
  interface DomainEventPayloads {
    /**
     * A decision became final: another one followed, its minute passed, it made a connection, or it replaced a settled one, which `before`
     * then names. Announced once per decision.
     */
    'match.settled': { user_id: string; matched_user_id: string; status: Status; connected: boolean; before: Status | null }
    /** A member with a complete profile has to be added to matching's tables. */
    'match.memberFound': { member_id: string }
    /** A member added or removed a bookmark. */
    'match.bookmarked': { user_id: string; member_id: string; is_bookmarked: boolean }
  }
}
