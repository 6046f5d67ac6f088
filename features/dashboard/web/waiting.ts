import type { ReactNode } from 'react'
import type { HandsOver } from '#platform/web/rooms/slots.tsx'

/** What waits for the member in a room. */
export interface Waiting {
  /** How much there is in all, as far as is known. */
  count: number
  /** There is more than was counted. */
  hasMore?: boolean
  /** It is not known yet. */
  isUnsettled: boolean
  /** The most pressing ones: each an `ActionRow`, under an id of its own. */
  rows: readonly { id: string; row: ReactNode }[]
  /** Where all of it stands. */
  all: { href: string; label: string }
}

declare module '#platform/web/rooms/slots.tsx' {
  interface Slots {
    /** What a member should know before anything else; quiet, and seldom there. */
    'dashboard.notice': object
    /** What waits for an answer; the rooms' parts stand in one list. */
    'dashboard.waiting': HandsOver<Waiting>
    /** Whom one fits best. */
    'dashboard.match': object
    /** What is new in the community, below what happened to oneself. */
    'dashboard.news': object
    /** Beside what happened, or after it where there is no room: before the figures, and after them. */
    'dashboard.side': object
    'dashboard.ahead': object
  }
}
