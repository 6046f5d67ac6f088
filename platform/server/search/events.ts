declare module '#platform/server/events/domain-event.ts' {
  interface DomainEventPayloads {
    /** These sources changed or were deleted, and nothing else announces it: what is private, or was an account's. */
    'search.sourcesChanged': { kind: string; ids: readonly string[] }
  }
}
