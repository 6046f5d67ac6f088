import { searchWords } from '#platform/search-words.ts'

/** How many words of a search were found; null if all were. */
export function wordsFound(query: string | undefined, missing: number): { had: number; of: number } | null {
  const of = searchWords(query ?? '').length
  return missing > 0 ? { had: of - missing, of } : null
}
