import type { Reader } from '#platform/server/database/index.ts'
import type { DirectoryFilters } from '../contract.ts'
import { facetsOf } from '../facets.ts'
import { prefixQuery } from '../search-words.ts'
import { type Position, decodeCursor, encodeCursor } from './cursor.ts'
import { type EntryRow, type Filters, newest, newestWithFacets, spelledLike, withWords } from './queries.ts'

export interface MemberPage {
  rows: EntryRow[]
  next_cursor: string | null
}

type Ranked = EntryRow & { position: Position }

/** One page of the directory: without a search newest first, with one in three stages from the closest match on. */
export async function findMembers(
  reader: Reader,
  viewer: string,
  { query, role, cursor, limit, ...others }: DirectoryFilters & { cursor?: string | undefined; limit: number },
): Promise<MemberPage> {
  const filters: Filters = { viewer, role, facets: facetsOf(others) }
  const from = cursor === undefined ? undefined : decodeCursor(cursor)
  const found = query ? await search(reader, filters, query, from, limit + 1) : await list(reader, filters, from, limit + 1)
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  return { rows, next_cursor: found.length > limit && last ? encodeCursor(last.position) : null }
}

const olderThan = (from: Position | undefined) => (from && typeof from[1] === 'string' ? { joined_at: from[1], user_id: from[2] } : undefined)
const ranked = (stage: 0 | 1) => (row: EntryRow): Ranked => ({ ...row, position: [stage, row.joined_at.toISOString(), row.user_id] })

async function list(reader: Reader, filters: Filters, from: Position | undefined, limit: number): Promise<Ranked[]> {
  const after = olderThan(from)
  const rows =
    filters.facets.length > 0
      ? await newestWithFacets(reader, filters, after, limit)
      : await newest(reader, { viewer: filters.viewer, limit, ...(filters.role && { role: filters.role }), ...after })
  return rows.map(ranked(0))
}

/** Names first, then the rest of the profile, then what is spelled almost so; a stage is only asked when the one before ran out. */
async function search(reader: Reader, filters: Filters, text: string, from: Position | undefined, limit: number): Promise<Ranked[]> {
  const words = prefixQuery(text)
  const found: Ranked[] = []
  for (const stage of [0, 1] as const) {
    if (words === null || (from && from[0] > stage) || found.length >= limit) continue
    const after = from?.[0] === stage ? olderThan(from) : undefined
    const rows = await withWords(reader, filters, words, stage === 0 ? 'names' : 'elsewhere', after, limit - found.length)
    found.push(...rows.map(ranked(stage)))
  }
  if (found.length < limit) {
    const after = from?.[0] === 2 && typeof from[1] === 'number' ? { similarity: from[1], user_id: from[2] } : undefined
    const rows = await spelledLike(reader, filters, text, words, after, limit - found.length)
    found.push(...rows.map((row): Ranked => ({ ...row, position: [2, row.similarity, row.user_id] })))
  }
  return found
}
