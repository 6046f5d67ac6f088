import type { Expected, Query } from './queries.ts'
import type { Kind } from './queries/asked.ts'

/** What can be found; `title` is empty where the text has none. */
export interface Entry {
  kind: Kind
  id: string
  title: string
  text: string
}

export interface Outcome {
  query: Query
  /** Of the first entry that was expected, from 1; undefined if it was not among the first. */
  rank: number | undefined
  /** The first result, for the list of misses; undefined if there was none. */
  first: string | undefined
}

/** Shares of queries, from 0 to 1, with an expected entry first, and among the first five. */
export interface Score {
  queries: number
  at1: number
  at5: number
}

export function scoreOf(outcomes: readonly Outcome[]): Score {
  const within = (most: number) => outcomes.filter(({ rank }) => rank !== undefined && rank <= most).length / outcomes.length
  return { queries: outcomes.length, at1: within(1), at5: within(5) }
}

/** All entries that one of the expectations names, and the expectations that name none, because the asker cannot see any. */
export function entriesExpected({ expect }: Query, entries: readonly Entry[]): { found: Entry[]; missing: Expected[] } {
  const named = (expected: Expected) => entries.filter((entry) => isNamed(entry, expected))
  return { found: expect.flatMap(named), missing: expect.filter((expected) => named(expected).length === 0) }
}

const isNamed = ({ kind, title, text }: Entry, expected: Expected) => kind === expected.kind && (title || text).startsWith(expected.name)

/** A result of a search. Guides have no ids in the community, so that results are compared by title, too. */
export type Result = Pick<Entry, 'id' | 'title'> & { kind: string }

/** @returns the rank of the first expected result, from 1 */
export function rankOf(results: readonly Result[], expected: readonly Entry[]): number | undefined {
  const index = results.findIndex((result) =>
    expected.some(({ kind, id, title }) => kind === result.kind && (id === result.id || (title !== '' && title === result.title))),
  )
  return index < 0 ? undefined : index + 1
}
