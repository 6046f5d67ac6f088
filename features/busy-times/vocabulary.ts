/** How a calendar elsewhere is read: by a secret address of an iCalendar file, or signed in to a CalDAV server. */
export const calendarKinds = ['feed', 'account'] as const
export type CalendarKind = (typeof calendarKinds)[number]

/** Why a calendar could not be read. */
export const failureCodes = [
  /** Unknown name or password. */
  'password',
  /** Nothing is at this address any more. */
  'not-found',
  'unknown-host',
  /** The address is on a private network. */
  'private-address',
  /** No answer in time, or that the server is out of order. */
  'unavailable',
  'too-large',
  /** Something else than a calendar is there. */
  'no-calendar',
  /** The stored address or password can't be decrypted, since the instance has another secret. */
  'unreadable-secret',
] as const
export type FailureCode = (typeof failureCodes)[number]
