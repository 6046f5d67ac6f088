import type { ReactNode } from 'react'
import type { HandsOver } from '#platform/web/rooms/slots.tsx'

/** What needs the member's answer in a room. */
export interface Waiting {
  /** The total, as far as known. */
  count: number
  /** There are more than `count`. */
  hasMore?: boolean
  /** Still loading. */
  isUnsettled: boolean
  /** The most urgent ones, each an `ActionRow` with its id. */
  rows: readonly { id: string; row: ReactNode }[]
  /** Link to the complete list. */
  all: { href: string; label: string }
}

declare module '#platform/web/rooms/slots.tsx' {
  interface Slots {
    /** Important notices at the top; rarely used. */
    'dashboard.notice': object
    /** What needs an answer; the rooms' parts are merged into one list. */
    'dashboard.waiting': HandsOver<Waiting>
    /** The best match. */
    'dashboard.match': object
    /** News from the community, below recent activity. */
    'dashboard.news': object
    /** Beside recent activity, or below it on small screens: before and after the figures. */
    'dashboard.side': object
    'dashboard.ahead': object
  }
}
