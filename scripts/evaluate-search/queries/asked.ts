/** Why a query is not found by comparing its words with those of what it should find; `name` is the plain case. */
export const reasons = ['name', 'topic', 'several words', 'inflection', 'prefix', 'misspelling', 'accent', 'operator'] as const
export type Reason = (typeof reasons)[number]

/** Printed accounts of the demo. */
export const askers = ['founder', 'investor', 'mentor', 'advisor'] as const
export type Asker = (typeof askers)[number]

/** What members look for. */
export const kinds = [
  'member',
  'organisation',
  'deal',
  'post',
  'comment',
  'event',
  'update',
  'group',
  'message',
  'guide',
  'webinar',
] as const
export type Kind = (typeof kinds)[number]

/**
 * A query with what should come first; several are equally right. Each is named by its kind and the beginning of its title, or of its text if
 * it has none. Titles of events end with a city that changes with the day, so that they are named without it.
 */
export type Asked = readonly [why: Reason, as: Asker, query: string, expect: readonly `${Kind}: ${string}`[]]
