declare module '#platform/server/events/domain-event.ts' {
  interface DomainEventPayloads {
    /** Somebody confirmed the address of an application, which now waits for a decision. */
    'joining.applied': { application_id: string }
    /** Operators admitted or declined applicants, or the community was opened to them. */
    'joining.decided': { application_ids: readonly string[] }
    /** Once a day, if applications came since the day before. */
    'joining.appliedToday': { day: string }
  }
}
