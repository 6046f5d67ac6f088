import * as z from 'zod'
import { givenTimestamp, type Page, type PageRequest } from '#platform/contract.ts'
import type { Reader } from '#platform/server/database/index.ts'
import { keyset, readPage } from '#platform/server/paging.ts'
import type { DirectoryFilters } from '../contract.ts'
import { facetsOf } from '../facets.ts'
import { prefixQuery } from '../search-words.ts'
import { misspelledQuery } from './misspelled-query.ts'
import { type After, type EntryRow, newest, newestMatching } from './queries.ts'

/** The stage of a search that a row came from, and its place in there. */
const position = z.object({ stage: z.int().min(0).max(3), joined_at: givenTimestamp, user_id: z.uuid() })
type Position = z.infer<typeof position>
type Ranked = EntryRow & Pick<Position, 'stage'>
const closestFirst = keyset(position, ({ stage, joined_at, user_id }: Ranked) => ({ stage, joined_at: joined_at.toISOString(), user_id }))

/** One page of the directory: without a search newest first, with one the closest matches first. */
export async function findMembers(
  reader: Reader,
  viewer: string,
  { query, cursor, limit, ...filters }: DirectoryFilters & PageRequest,
): Promise<Page<EntryRow>> {
  const find = query === undefined ? list : search(query)
  return readPage({ cursor, limit }, closestFirst, (oneMore, from) => find(reader, { viewer, filters, from, limit: oneMore }))
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

/** The closest matches; if nobody has the words, those who have what was probably meant. */
const search =
  (text: string): Find =>
  async (reader, request) => {
    const words = prefixQuery(text)
    if (words === null) return []
    const stage = request.from?.stage ?? 0
    const found = stage < 2 ? await namesFirst(reader, request, words, 0) : []
    if (found.length > 0 || (request.from && stage < 2)) return found
    const meant = await misspelledQuery(reader, text)
    return meant === null ? [] : namesFirst(reader, request, meant, 2)
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
