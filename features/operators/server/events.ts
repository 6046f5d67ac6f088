import type { MemberRole } from '#platform/members.ts'

declare module '#platform/server/events/domain-event.ts' {
  interface DomainEventPayloads {
    /** `by` gave a member a role, or took it. */
    'operators.roleChanged': { member_id: string; role: MemberRole; by: string }
  }
}
