declare module '#platform/server/events/domain-event.ts' {
  interface DomainEventPayloads {
    'relations.blocked': { member_id: string; other_id: string }
    /** Two members became connected; `by` is the one who acted last. The room of introductions notifies of its own connections. */
    'members.connected': { by: string; other_id: string; via?: 'introduction' }
    /** `by` ended the connection with `other_id`. */
    'members.disconnected': { by: string; other_id: string }
    'relations.unblocked': { member_id: string; other_id: string }
  }
}
