declare module '#platform/server/events/domain-event.ts' {
  interface DomainEventPayloads {
    /** It was sent, edited, deleted, hidden or shown again. */
    'update.changed': { update_id: string }
    /** Announced for one batch of recipients at a time. */
    'update.sent': { update_id: string; sender_id: string; member_ids: readonly string[] }
    /** Deleted by the founder or hidden by operators. Notifications to these members are removed. */
    'update.takenBack': { update_id: string; member_ids: readonly string[] }
  }
}
