declare module '#platform/server/events/domain-event.ts' {
  interface DomainEventPayloads {
    /** To these, some of all it went to; each is named once. */
    'update.sent': { update_id: string; sender_id: string; member_ids: readonly string[] }
    /** By its founder, or hidden by operators: what was told of it to these goes. */
    'update.takenBack': { update_id: string; member_ids: readonly string[] }
  }
}
