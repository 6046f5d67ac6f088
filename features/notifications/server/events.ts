declare module '#platform/server/events/domain-event.ts' {
  interface DomainEventPayloads {
    /** A member turned all e-mail off by the link of one; not when they changed their settings. */
    'notifications.unsubscribed': { member_id: string }
  }
}
