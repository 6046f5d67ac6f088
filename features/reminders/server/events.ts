declare module '#platform/server/events/domain-event.ts' {
  interface DomainEventPayloads {
    /** These reminders, shown as notifications, are due. */
    'reminders.due': { reminder_ids: string[] }
  }
}
