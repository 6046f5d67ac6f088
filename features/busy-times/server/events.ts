declare module '#platform/server/events/domain-event.ts' {
  interface DomainEventPayloads {
    /** A calendar could not be read for a day. */
    'busyCalendar.failing': { calendar_id: string; member_id: string }
    /** One that had been failing for a day was read, given a new address, or removed. */
    'busyCalendar.settled': { calendar_id: string; member_id: string }
  }
}
