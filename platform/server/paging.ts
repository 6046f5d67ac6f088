import type * as z from 'zod'
import type { Page, PageRequest } from '#platform/contract.ts'
import { Refusal, problems } from '#platform/problems.ts'

/** The sort order of a list, by keys of its rows: a cursor contains those of a page's last row. */
export interface Keyset<Row, Keys> {
  cursorOf(row: Row): string
  /** @throws Refusal invalidInput for invalid cursors */
  keysIn(cursor: string): Keys
}

/** @param keys schema of a cursor, which may have been manipulated */
export function keyset<Row, Keys>(keys: z.ZodType<Keys>, keysOf: (row: Row) => Keys): Keyset<Row, Keys> {
  return {
    cursorOf: (row) => Buffer.from(JSON.stringify(keysOf(row))).toString('base64url'),
    keysIn(cursor) {
      try {
        return keys.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
      } catch {
        throw new Refusal(problems.invalidInput)
      }
    },
  }
}

/**
 * Reads one page of a list.
 * @param read returns at most `limit` rows after these keys (from the start without keys)
 * @throws Refusal invalidInput for invalid cursors
 */
export async function readPage<Row, Keys>(
  { cursor, limit }: PageRequest,
  order: Keyset<Row, Keys>,
  read: (limit: number, after?: Keys) => Promise<readonly Row[]>,
): Promise<Page<Row>> {
  const after = cursor === undefined ? undefined : order.keysIn(cursor)
  const { rows, more } = await readUpTo(limit, (oneMore) => read(oneMore, after))
  const last = rows.at(-1)
  return { items: rows, next_cursor: more && last !== undefined ? order.cursorOf(last) : null }
}

/** Reads a limited number of rows, and whether there are more, by requesting one more. */
export async function readUpTo<Row>(
  limit: number,
  read: (limit: number) => Promise<readonly Row[]>,
): Promise<{ rows: Row[]; more: boolean }> {
  const found = await read(limit + 1)
  return { rows: found.slice(0, limit), more: found.length > limit }
}

/** Maps the rows of a page. */
export const presentPage = <Row, Item>({ items, next_cursor }: Page<Row>, present: (row: Row) => Item): Page<Item> => ({
  items: items.map(present),
  next_cursor,
})
