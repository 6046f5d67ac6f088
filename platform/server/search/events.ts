declare module '#platform/server/events/domain-event.ts' {
  interface DomainEventPayloads {
    /** An account was deleted, and with it some or all of these sources. */
    'search.sourcesChanged': { kind: string; ids: readonly string[] }
  }
}
