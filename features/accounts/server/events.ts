declare module '#platform/server/events/domain-event.ts' {
  interface DomainEventPayloads {
    /** A member set a new password, which ended their other sessions. */
    'account.passwordChanged': { member_id: string }
  }
}
