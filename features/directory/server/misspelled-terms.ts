import type { Reader } from '#platform/server/database/index.ts'
import { searchWords, startsWith } from '../search-words.ts'
import { allowedEdits, likelyMeant } from '../spelling.ts'
import { similarWords } from './queries.ts'

/** A search as a tsquery that also takes the words which the typed ones were probably meant to be; null if it would add nothing. */
export async function misspelledQuery(reader: Reader, text: string): Promise<string | null> {
  const typed = searchWords(text)
  const known = await similarWords(reader, [...new Set(typed.filter((word) => allowedEdits(word) > 0))])
  const meant = typed.map((word) => likelyMeant(word, known.get(word) ?? []))
  if (meant.every((words) => words.length === 0)) return null
  return typed.map((word, index) => `(${[startsWith(word), ...(meant[index] ?? []).map((each) => `'${each}'`)].join(' | ')})`).join(' & ')
}
