import * as z from 'zod'
import { givenTimestamp, type Page, type PageRequest } from '#platform/contract.ts'
import type { Reader } from '#platform/server/database/index.ts'
import { keyset, readPage } from '#platform/server/paging.ts'
import type { DirectoryFilters } from '../contract.ts'
import { facetsOf } from '../facets.ts'
import { and, atLeast, searchTerms } from '../search-terms.ts'
import { misspelledTerms } from './misspelled-terms.ts'
import { type After, type EntryRow, newest, newestMatching } from './queries.ts'

/**
 * The stages of a search: all words as typed (in names, then elsewhere), all words with corrected spelling, and from `fewer` on all words
 * but one, but two, and so on.
 */
const stages = { typed: 0, meant: 2, fewer: 4 } as const

/** Keyset cursor: the stage that a row was found in, and its position within that stage. */
const position = z.object({ stage: z.int().min(0).max(10), joined_at: givenTimestamp, user_id: z.uuid() })
type Position = z.infer<typeof position>
type Ranked = EntryRow & Pick<Position, 'stage'>
const closestFirst = keyset(position, ({ stage, joined_at, user_id }: Ranked) => ({ stage, joined_at: joined_at.toISOString(), user_id }))

/** A page, and how many words of the search its members do not match. */
export type FoundPage = Page<EntryRow> & { missing: number }

/** One page of the directory: closest matches first for a search, otherwise newest first. */
export async function findMembers(
  reader: Reader,
  viewer: string,
  { query, cursor, limit, partial, ...filters }: DirectoryFilters & PageRequest & { partial?: boolean | undefined },
): Promise<FoundPage> {
  const find = query === undefined ? list : search(query, partial === true)
  const page = await readPage({ cursor, limit }, closestFirst, (oneMore, from) => find(reader, { viewer, filters, from, limit: oneMore }))
  const [first] = page.items
  return { ...page, missing: first && first.stage >= stages.fewer ? first.stage - stages.fewer + 1 : 0 }
}

interface Request {
  viewer: string
  filters: Omit<DirectoryFilters, 'query'>
  from: Position | undefined
  limit: number
}
type Find = (reader: Reader, request: Request) => Promise<Ranked[]>

const list: Find = async (reader, { viewer, filters, from, limit }) => {
  const { role, ...others } = filters
  const after = from && olderThan(from)
  const rows =
    facetsOf(others).length > 0
      ? await newestMatching(reader, { viewer, facets: facetsOf(filters) }, after, limit)
      : await newest[role ?? 'all'](reader, { viewer, limit, ...after })
  return rows.map((row) => ({ ...row, stage: 0 }))
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
    const meant = await misspelledTerms(reader, text)
    const likely = meant && stage < stages.fewer ? await namesFirst(reader, request, and(meant), stages.meant) : []
    if (likely.length > 0 || !isPartial || (request.from && stage < stages.fewer)) return likely
    return mostOf(reader, request, meant ?? typed)
  }

/** The members who match the most terms, but not all. */
async function mostOf(reader: Reader, { viewer, filters, from, limit }: Request, terms: readonly string[]): Promise<Ranked[]> {
  const after = from && olderThan(from)
  for (let stage: number = from?.stage ?? stages.fewer; stage < stages.fewer + terms.length - 1; stage++) {
    const words = atLeast(terms, terms.length - 1 - (stage - stages.fewer))
    const rows = await newestMatching(reader, { viewer, facets: facetsOf(filters), words, place: 'anywhere' }, after, limit)
    if (rows.length > 0 || from) return rows.map((row) => ({ ...row, stage }))
  }
  return []
}

/** Members with the words in their name or company, followed by those with the words elsewhere, queried only if the first run out. */
async function namesFirst(reader: Reader, { viewer, filters, from, limit }: Request, words: string, firstStage: number): Promise<Ranked[]> {
  const facets = facetsOf(filters)
  const found: Ranked[] = []
  for (const [index, place] of (['names', 'elsewhere'] as const).entries()) {
    const stage = firstStage + index
    if ((from && from.stage > stage) || found.length >= limit) continue
    const after = from?.stage === stage ? olderThan(from) : undefined
    const rows = await newestMatching(reader, { viewer, facets, words, place }, after, limit - found.length)
    found.push(...rows.map((row) => ({ ...row, stage })))
  }
  return found
}

const olderThan = ({ joined_at, user_id }: Position): After => ({ joined_at, user_id })
