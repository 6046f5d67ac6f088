import * as z from 'zod'
import { givenTimestamp, largestInteger, type Page, type PageRequest } from '#platform/contract.ts'
import type { Reader } from '#platform/server/database/index.ts'
import { keyset, presentPage, readPage } from '#platform/server/paging.ts'
import { searchWords, startsWith } from '#platform/search-words.ts'
import type { FoundMessage } from '../contract.ts'
import { excerptAround } from '../excerpt.ts'
import { presentMessage } from './message-rows.ts'
import { presentPartner } from './partner.ts'
import { type FoundRow, messagesWith } from './search-queries.ts'

const newestFirst = keyset(
  z.object({ created_at: givenTimestamp, conversation_id: z.int().min(0), position: z.int().min(0).max(largestInteger) }),
  ({ created_at, conversation_id, position }: FoundRow) => ({ created_at: created_at.toISOString(), conversation_id, position }),
)

/** One page of a member's messages that have all the words of a search, newest first. */
export async function findMessages(
  reader: Reader,
  viewer: string,
  { query, ...request }: PageRequest & { query: string },
): Promise<Page<FoundMessage>> {
  const words = searchWords(query).map(termOf)
  if (words.length === 0) return { items: [], next_cursor: null }
  const page = await readPage(request, newestFirst, (limit, after) => messagesWith(reader, viewer, words.join(' & '), after, limit))
  return presentPage(page, (row) => ({
    member: presentPartner(row),
    message: { ...presentMessage(row), content: excerptAround(row.content, query) },
  }))
}

/** A single letter has to match a whole word: as a prefix it would match a large share of all words. */
const termOf = (word: string) => (/^[a-z0-9]$/.test(word) ? `'${word}'` : startsWith(word))
