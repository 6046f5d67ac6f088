declare module '#platform/server/events/domain-event.ts' {
  interface DomainEventPayloads {
    /** A page was fetched, and its preview has changed. */
    'link.previewed': { preview_id: string }
  }
}
