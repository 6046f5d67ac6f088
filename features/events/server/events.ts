import type { AttendanceStatus } from '../vocabulary.ts'

declare module '#platform/server/events/domain-event.ts' {
  interface DomainEventPayloads {
    /** A member's own event can be seen. */
    'event.posted': { event_id: string; host_id: string }
    /** What was said of it changed. `isMoved`: when it is; `isElsewhere`: where it is. */
    'event.changed': { event_id: string; isMoved: boolean; isElsewhere: boolean }
    /** It does not take place, or its source no longer has it. */
    'event.cancelled': { event_id: string }
    /** A member's registration came to stand so, by their own act, the host's, or (null) because a place became free. */
    'event.attendance': {
      event_id: string
      member_id: string
      actor_id: string | null
      status: AttendanceStatus
    }
    /** A member saved what they want to be shown and told of. */
    'event.preferences': { member_id: string }
  }
}
