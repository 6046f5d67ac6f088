import type { EventSourceKind } from '#features/events/vocabulary.ts'

/** Kinds of outside source that operators can add. */
export const followedKinds = [
  'icalendar',
  'web-page',
  'eventbrite',
  'meetup',
  'mobilizon',
  'conference-data',
] as const satisfies readonly EventSourceKind[]
export type FollowedKind = (typeof followedKinds)[number]

export const sourceStates = ['suggested', 'active', 'paused'] as const
export type SourceState = (typeof sourceStates)[number]

/** Reasons for a failed fetch: those with a text for members (`sourceFailureText`), and those only operators can act on. */
export const failureCodes = [
  'rate-limit',
  'credentials',
  'access-denied',
  'unavailable',
  'network',
  'other',
  'not-found',
  'not-events',
  'too-large',
  'forbidden-address',
] as const
export type FailureCode = (typeof failureCodes)[number]

/** Why an entry of a calendar could not be read. */
export const skipReasons = ['syntax', 'time', 'rule', 'title', 'size'] as const
export type SkipReason = (typeof skipReasons)[number]
export type SkippedEntries = Partial<Record<SkipReason, number>>
