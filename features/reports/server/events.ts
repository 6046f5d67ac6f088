declare module '#platform/server/events/domain-event.ts' {
  interface DomainEventPayloads {
    /** An operator decided a case; `was_undecided` if nobody had before. */
    'reports.decided': { decision_id: string; case_id: string; was_undecided: boolean }
  }
}
