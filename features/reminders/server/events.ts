declare module '#platform/server/events/domain-event.ts' {
  interface DomainEventPayloads {
    /** It is time for these reminders, which members are told of here. */
    'reminders.due': { reminder_ids: string[] }
  }
}
