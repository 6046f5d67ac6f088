import type { AttendanceStatus } from '../vocabulary.ts'

declare module '#platform/server/events/domain-event.ts' {
  interface DomainEventPayloads {
    /** These events changed in any way, other than who attends. */
    'event.saved': { event_ids: readonly string[] }
    /** A member published an event. */
    'event.posted': { event_id: string; host_id: string }
    /**
     * Its details changed. `isMoved`: the time; `isElsewhere`: the location; `isBack`: its source has it again after a cancellation; `by`: the
     * host, a co-host or a colleague.
     */
    'event.changed': { event_id: string; isMoved: boolean; isElsewhere: boolean; isBack?: boolean; by?: string }
    /** It was cancelled, perhaps by the host, a co-host or a colleague; or its source no longer has it. */
    'event.cancelled': { event_id: string; by?: string }
    /** Operators hid an upcoming event, or showed it again. */
    'event.hidden': { event_id: string }
    'event.restored': { event_id: string }
    /** A colleague of the previous host now hosts these upcoming events of their organisation. */
    'event.handedOver': { event_ids: readonly string[]; host_id: string }
    /** The status of a registration changed: by the member, the host, or (null) because a place became free. */
    'event.attendance': {
      event_id: string
      member_id: string
      actor_id: string | null
      status: AttendanceStatus
      /** Whether they had a place before. */
      had_place: boolean
    }
    /** A member was asked to host an event with its host. */
    'event.coHostInvited': { event_id: string; member_id: string; invited_by: string }
    /** They accepted. */
    'event.coHostAccepted': { event_id: string; member_id: string }
    /** They declined, or host it no longer. */
    'event.coHostGone': { event_id: string; member_id: string }
    /** Its host, or a colleague, wrote to its attendees. */
    'event.messaged': { event_id: string; message_id: string }
    /** A member saved their event preferences. */
    'event.preferences': { member_id: string }
  }
}
