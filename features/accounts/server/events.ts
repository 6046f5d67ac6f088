import '#platform/server/events/index.ts'

declare module '#platform/server/events/index.ts' {
  interface DomainEventPayloads {
    /** A member set a new password; their other sessions ended with it. */
    'account.passwordChanged': { member_id: string }
  }
}
