declare module '#platform/server/events/domain-event.ts' {
  /** `to` is who is told. `by` is null if an account was deleted, one of the two blocked the other, or somebody else arranged it. */
  interface DomainEventPayloads {
    /** Times were suggested, for the first time or in place of others. */
    'meeting.proposed': { meeting_id: string; by: string; to: string }
    /** An open suggestion was declined or withdrawn. */
    'meeting.closed': { meeting_id: string; by: string | null; to: string }
    'meeting.agreed': { meeting_id: string; by: string | null; to: string }
    'meeting.moved': { meeting_id: string; by: string | null; to: string }
    'meeting.cancelled': { meeting_id: string; by: string | null; to: string }
    'meeting.late': { meeting_id: string; by: string; to: string; minutes: number }
    /** It begins in a day or an hour. */
    'meeting.due': { meeting_id: string; in: 'day' | 'hour' }
  }
}
