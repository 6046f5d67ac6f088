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
 * Where a row of a search comes from: all words as they were typed (in the names, then elsewhere), all as they were probably meant, and from
 * `fewer` on all but one, all but two …
 */
const stages = { typed: 0, meant: 2, fewer: 4 } as const

/** The stage of a search that a row came from, and its place in there. */
const position = z.object({ stage: z.int().min(0).max(10), joined_at: givenTimestamp, user_id: z.uuid() })
type Position = z.infer<typeof position>
type Ranked = EntryRow & Pick<Position, 'stage'>
const closestFirst = keyset(position, ({ stage, joined_at, user_id }: Ranked) => ({ stage, joined_at: joined_at.toISOString(), user_id }))

/** A page, and how many words of its search nobody on it has. */
export type FoundPage = Page<EntryRow> & { missing: number }

/** One page of the directory: without a search newest first, with one the closest matches first. */
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

/** The closest matches; if nobody has the words, those who have what was probably meant, and at last who has most of them. */
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

/** Members who have as many of the terms as anybody, but not all. */
async function mostOf(reader: Reader, { viewer, filters, from, limit }: Request, terms: readonly string[]): Promise<Ranked[]> {
  const after = from && olderThan(from)
  for (let stage: number = from?.stage ?? stages.fewer; stage < stages.fewer + terms.length - 1; stage++) {
    const words = atLeast(terms, terms.length - 1 - (stage - stages.fewer))
    const rows = await newestMatching(reader, { viewer, facets: facetsOf(filters), words, place: 'anywhere' }, after, limit)
    if (rows.length > 0 || from) return rows.map((row) => ({ ...row, stage }))
  }
  return []
}

/** Members with the words in their name or company, then those with them elsewhere, who are only asked for when the first ran out. */
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
