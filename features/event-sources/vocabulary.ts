import type { EventSourceKind } from '#features/events/vocabulary.ts'

/** What operators can follow; what the community and the curated list have is our own. */
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

/** Why a try gave nothing: what members are told (`sourceFailureText`), and what operators can do something about. */
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
