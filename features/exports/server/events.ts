declare module '#platform/server/events/domain-event.ts' {
  interface DomainEventPayloads {
    'exports.ready': { member_id: string }
  }
}
