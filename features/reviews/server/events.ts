declare module '#platform/server/events/domain-event.ts' {
  interface DomainEventPayloads {
    /** Somebody reviewed a member, for the first time. */
    'review.written': { id: string; author_id: string; member_id: string }
    /** The member whom it is about answered a review, for the first time. */
    'review.answered': { id: string; author_id: string; member_id: string }
    /** It was deleted, or hidden. */
    'review.gone': { id: string; author_id: string; member_id: string | null }
    /** An operator hid it, and why. */
    'review.hidden': { id: string; author_id: string; member_id: string | null; reason: string }
  }
}
