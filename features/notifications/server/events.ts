declare module '#platform/server/events/domain-event.ts' {
  interface DomainEventPayloads {
    /** A member turned off all emails with an unsubscribe link; not announced for changed settings. */
    'notifications.unsubscribed': { member_id: string }
  }
}
