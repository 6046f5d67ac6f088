import type { EventCard } from '../contract.ts'

declare module '#platform/web/rooms/slots.tsx' {
  interface Slots {
    /** What one can do about an event besides registering: a button or a menu each, side by side. */
    'event.actions': { event: EventCard }
    /** What one can do with all that the calendar shows, at the head of the hub. `from` and `to` are dates, `to` not included. */
    'events.calendar': { from: string; to: string; category: number | undefined }
    /** Below what the Live search has found. */
    'events.live.end': object
    /** The hub's tab 'referrals'. */
    'events.referrals': object
    /** Groups in the hub's settings, below the preferences. */
    'events.settings': object
  }
}
