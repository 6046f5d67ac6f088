import type { Reader } from '#platform/server/database/index.ts'
import { searchWords } from '#platform/search-words.ts'
import { allowedEdits, likelyMeant } from '#platform/spelling.ts'
import { or, searchTerms } from '../../search-terms.ts'
import type { Entries } from './entries.ts'

/** The terms of a search extended by probable corrections; null if there are none. */
export async function misspelledTerms(
  reader: Reader,
  { similarWords }: Pick<Entries<never, object, never>, 'similarWords'>,
  text: string,
): Promise<string[] | null> {
  const typed = searchWords(text)
  const known = await similarWords(reader, [...new Set(typed.filter((word) => allowedEdits(word) > 0))])
  const meant = typed.map((word) => likelyMeant(word, known.get(word) ?? []))
  if (meant.every((words) => words.length === 0)) return null
  return searchTerms(text).map((term, index) => or([term, ...(meant[index] ?? []).map((each) => `'${each}'`)]))
}
