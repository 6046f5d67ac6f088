declare module '#platform/server/events/domain-event.ts' {
  interface DomainEventPayloads {
    /** Webinars were announced, changed or removed. */
    'webinar.changed': { webinar_ids: readonly string[] }
    /** The same for resources of groups. */
    'resource.changed': { resource_ids: readonly string[] }
  }
}
