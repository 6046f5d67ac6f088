declare module '#platform/server/events/domain-event.ts' {
  interface DomainEventPayloads {
    /** Announced for one batch of recipients at a time. */
    'update.sent': { update_id: string; sender_id: string; member_ids: readonly string[] }
    /** Deleted by the founder or hidden by operators. Notifications to these members are removed. */
    'update.takenBack': { update_id: string; member_ids: readonly string[] }
  }
}
