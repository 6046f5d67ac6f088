import '#platform/server/events/index.ts'

declare module '#platform/server/events/index.ts' {
  interface DomainEventPayloads {
    /** Somebody joined, and their profile was opened. */
    'member.joined': { member_id: string }
    /** Something others see of a member changed. */
    'profile.changed': { member_id: string }
  }
}
