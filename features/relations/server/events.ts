import '#platform/server/events/domain-event.ts'

declare module '#platform/server/events/domain-event.ts' {
  interface DomainEventPayloads {
    'relations.blocked': { member_id: string; other_id: string }
    'relations.unblocked': { member_id: string; other_id: string }
  }
}
