type Status = 'accepted' | 'rejected'

declare module '#platform/server/events/domain-event.ts' {
  interface DomainEventPayloads {
    /**
     * A decision can no longer be undone, because another one followed, its minute passed, it made a connection, or it took the place
     * of a settled one, which `before` then names. Announced once for each decision.
     */
    'match.settled': { user_id: string; matched_user_id: string; status: Status; connected: boolean; before: Status | null }
    /** Somebody with a complete profile is here whom matching does not know yet. */
    'match.memberFound': { member_id: string }
    /** A member bookmarked another, or took that away. */
    'match.bookmarked': { user_id: string; member_id: string; is_bookmarked: boolean }
  }
}
