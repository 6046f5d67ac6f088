import type { Reader } from '#platform/server/database/index.ts'
import type { DirectoryFilters } from '../contract.ts'
import { facetsOf } from '../facets.ts'
import { prefixQuery } from '../search-words.ts'
import { type Position, decodeCursor, encodeCursor } from './cursor.ts'
import { misspelledQuery } from './misspelled-query.ts'
import { type After, type EntryRow, newest, newestMatching } from './queries.ts'

export interface MemberPage {
  rows: EntryRow[]
  next_cursor: string | null
}

type Ranked = EntryRow & { stage: Position[0] }

/** One page of the directory: without a search newest first, with one the closest matches first. */
export async function findMembers(
  reader: Reader,
  viewer: string,
  { query, cursor, limit, ...filters }: DirectoryFilters & { cursor?: string | undefined; limit: number },
): Promise<MemberPage> {
  const from = cursor === undefined ? undefined : decodeCursor(cursor)
  const find = query === undefined ? list : search(query)
  const found = await find(reader, { viewer, filters, from, limit: limit + 1 })
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  return { rows, next_cursor: found.length > limit && last ? encodeCursor([last.stage, last.joined_at.toISOString(), last.user_id]) : null }
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
  const rows = Object.values(others).some((value) => value !== undefined)
    ? await newestMatching(reader, { viewer, facets: facetsOf(filters) }, after, limit)
    : await newest[role ?? 'all'](reader, { viewer, limit, ...after })
  return rows.map((row) => ({ ...row, stage: 0 }))
}

/**
 * Members with the words in their name or company, then those with them elsewhere in the profile; each stage is only asked when the
 * one before ran out. If nobody has the words, those who have what was probably meant.
 */
const search =
  (text: string): Find =>
  async (reader, { viewer, filters, from, limit }) => {
    const words = prefixQuery(text)
    if (words === null) return []
    const facets = facetsOf(filters)
    const found: Ranked[] = []
    for (const [stage, place] of (['names', 'elsewhere'] as const).entries()) {
      if ((from && from[0] > stage) || found.length >= limit) continue
      const after = from?.[0] === stage ? olderThan(from) : undefined
      const rows = await newestMatching(reader, { viewer, facets, words, place }, after, limit - found.length)
      found.push(...rows.map((row) => ({ ...row, stage })))
    }
    if (found.length > 0 || (from && from[0] < 2)) return found
    const meant = await misspelledQuery(reader, text)
    if (meant === null) return []
    const rows = await newestMatching(reader, { viewer, facets, words: meant, place: 'anywhere' }, from && olderThan(from), limit)
    return rows.map((row) => ({ ...row, stage: 2 }))
  }

const olderThan = ([, joined_at, user_id]: Position): After => ({ joined_at, user_id })
