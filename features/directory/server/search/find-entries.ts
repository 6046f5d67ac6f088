import * as z from 'zod'
import type { Page, PageRequest } from '#platform/contract.ts'
import type { FilterCondition } from '#features/fields/server/index.ts'
import type { Reader } from '#platform/server/database/index.ts'
import { keyset, readPage } from '#platform/server/paging.ts'
import { and, atLeast, searchTerms } from '../../search-terms.ts'
import type { Entries } from './entries.ts'
import { misspelledTerms } from './misspelled-terms.ts'
import { newestMatchingOf } from './queries.ts'

/**
 * The stages of a search: all words as typed (in names, then elsewhere), all words with corrected spelling, and from `fewer` on all words
 * but one, but two, and so on.
 */
const stages = { typed: 0, meant: 2, fewer: 4 } as const
/** In a cursor: the stage that a row was found in, beside its position within that stage. */
const staged = z.object({ stage: z.int().min(0).max(10) })
type Staged = z.infer<typeof staged>

export interface Wanted<Group> extends PageRequest {
  viewer: string
  group: Group | undefined
  /** All other filters. */
  facets: readonly string[]
  /** Filters by the community's own fields. */
  ownFields?: FilterCondition | undefined
  query: string | undefined
  /** Whether entries with most of the words are found where none has all. */
  partial: boolean | undefined
}

/** A page, and how many words of the search its entries do not match. */
export type FoundPage<Row> = Page<Row> & { missing: number }

interface Request<Key, Group> {
  viewer: string
  group: Group | undefined
  facets: readonly string[]
  ownFields?: FilterCondition | undefined
  from: (Key & Staged) | undefined
  limit: number
}

/** Finds a page of these entries: closest matches first for a search, otherwise newest first. */
export function finderOf<Row, Key extends object, Group extends string>(entries: Entries<Row, Key, Group>) {
  /** Rows of the list are without a stage. */
  type Ranked = Row & Partial<Staged>
  type Find = (reader: Reader, request: Request<Key, Group>) => Promise<Ranked[]>

  const newestMatching = newestMatchingOf(entries)
  const position = z.intersection(staged, entries.key)
  const closestFirst = keyset<Ranked, Key & Staged>(position, (row) => ({ stage: row.stage ?? 0, ...entries.keyOf(row) }))

  const facetsOf = ({ group, facets }: Request<Key, Group>) => (group === undefined ? facets : [entries.facetOf(group), ...facets])

  const list: Find = (reader, request) => {
    const { viewer, group, ownFields, from: after, limit } = request
    const rows =
      request.facets.length > 0 || ownFields
        ? newestMatching(reader, { viewer, facets: facetsOf(request), ownFields }, after, limit)
        : entries.newest(reader, { viewer, group, after, limit })
    return rows as Promise<Ranked[]>
  }

  /** The closest matches; if there are none, matches with corrected spelling and, if `isPartial`, of most words. */
  const search =
    (text: string, isPartial: boolean): Find =>
    async (reader, request) => {
      const typed = searchTerms(text)
      if (typed.length === 0) return []
      const stage = request.from?.stage ?? 0
      const found = stage < stages.meant ? await namesFirst(reader, request, and(typed), stages.typed) : []
      if (found.length > 0 || (request.from && stage < stages.meant)) return found
      const meant = await misspelledTerms(reader, entries, text)
      const likely = meant && stage < stages.fewer ? await namesFirst(reader, request, and(meant), stages.meant) : []
      if (likely.length > 0 || !isPartial || (request.from && stage < stages.fewer)) return likely
      return mostOf(reader, request, meant ?? typed)
    }

  /** The entries that match the most terms, but not all. */
  async function mostOf(reader: Reader, request: Request<Key, Group>, terms: readonly string[]): Promise<Ranked[]> {
    const { viewer, ownFields, from, limit } = request
    for (let stage: number = from?.stage ?? stages.fewer; stage < stages.fewer + terms.length - 1; stage++) {
      const words = atLeast(terms, terms.length - 1 - (stage - stages.fewer))
      const rows = await newestMatching(reader, { viewer, facets: facetsOf(request), ownFields, words, place: 'anywhere' }, from, limit)
      if (rows.length > 0 || from) return rows.map((row) => ({ ...row, stage }))
    }
    return []
  }

  /** Entries with the words in their names, followed by those with the words elsewhere, queried only if the first run out. */
  async function namesFirst(reader: Reader, request: Request<Key, Group>, words: string, firstStage: number): Promise<Ranked[]> {
    const { viewer, ownFields, from, limit } = request
    const found: Ranked[] = []
    for (const [index, place] of (['names', 'elsewhere'] as const).entries()) {
      const stage = firstStage + index
      if ((from && from.stage > stage) || found.length >= limit) continue
      const after = from?.stage === stage ? from : undefined
      const match = { viewer, facets: facetsOf(request), ownFields, words, place }
      const rows = await newestMatching(reader, match, after, limit - found.length)
      found.push(...rows.map((row) => ({ ...row, stage })))
    }
    return found
  }

  return async (reader: Reader, { cursor, limit, query, partial, ...request }: Wanted<Group>): Promise<FoundPage<Row>> => {
    const find = query === undefined ? list : search(query, partial === true)
    const page = await readPage({ cursor, limit }, closestFirst, (oneMore, from) => find(reader, { ...request, from, limit: oneMore }))
    const stage = page.items[0]?.stage ?? 0
    return { ...page, missing: stage >= stages.fewer ? stage - stages.fewer + 1 : 0 }
  }
}
