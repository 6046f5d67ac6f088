declare module '#platform/server/events/domain-event.ts' {
  /** What somebody who takes part in a mentoring day is told. */
  interface DomainEventPayloads {
    /** They were asked for their wishes. */
    'mentoringDay.asked': { day_id: string; member_id: string }
    /** The meetings are agreed. */
    'mentoringDay.sent': { day_id: string; member_id: string }
    'mentoringDay.cancelled': { day_id: string; member_id: string }
    /** It begins within a day. */
    'mentoringDay.due': { day_id: string; member_id: string }
  }
}
