declare module '#platform/server/events/domain-event.ts' {
  interface DomainEventPayloads {
    /** They, or the replies to them, were written, edited, deleted, hidden, held, approved or shown again. */
    'review.changed': { ids: readonly string[] }
    /** A member wrote a first review of another member. */
    'review.written': { id: string; author_id: string; member_id: string }
    /** The reviewed member replied, or deleted their reply; not if they changed it. */
    'review.answered': { id: string; author_id: string; member_id: string }
    /** The review was deleted or hidden. */
    'review.gone': { id: string; author_id: string; member_id: string | null }
    /** Reviews of the platform came in a burst, and wait for an operator. */
    'review.held': { ids: readonly string[] }
    /** An operator hid the review on the page of reviews. */
    'review.hidden': { id: string; author_id: string; member_id: string | null; reason: string }
    /** An operator restored it there. */
    'review.restored': { id: string }
  }
}
