import type { Reader } from '#platform/server/database/index.ts'
import { searchWords, startsWith } from '#features/directory/search-words.ts'
import type { FoundMessage } from '../contract.ts'
import { excerptAround } from '../excerpt.ts'
import { foundCursor } from './cursor.ts'
import { presentBrief, presentMessage } from './message-rows.ts'
import { messagesWith } from './search-queries.ts'

interface Search {
  query: string
  cursor?: string | undefined
  limit: number
}

/** One page of a member's messages that have all the words of a search, newest first. */
export async function findMessages(
  reader: Reader,
  viewer: string,
  { query, cursor, limit }: Search,
): Promise<{ items: FoundMessage[]; next_cursor: string | null }> {
  const words = searchWords(query).map(termOf)
  if (words.length === 0) return { items: [], next_cursor: null }
  const rows = await messagesWith(reader, viewer, words.join(' & '), cursor === undefined ? undefined : beforeOf(cursor), limit + 1)
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  return {
    items: items.map((row) => ({
      member: presentBrief(row),
      message: { ...presentMessage(row), content: excerptAround(row.content, query) },
    })),
    next_cursor:
      rows.length > limit && last ? foundCursor.encode([last.created_at.toISOString(), last.conversation_id, last.position]) : null,
  }
}

/** A single letter stands for itself: as a beginning it would be that of a good part of all words. */
const termOf = (word: string) => (/^[a-z0-9]$/.test(word) ? `'${word}'` : startsWith(word))

function beforeOf(cursor: string) {
  const [created_at, conversation_id, position] = foundCursor.decode(cursor)
  return { created_at, conversation_id, position }
}
