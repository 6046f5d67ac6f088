import type { Language } from '#platform/language.ts'
import { allowedEdits, likelyMeant } from '#platform/spelling.ts'
import type { Reader } from '../database/index.ts'
import { uniqueForms } from './forms.ts'
import type { LeadingWord } from './leading-words.ts'
import { type QueryWord, termOf, termsFor, wordsLike } from './read-query.ts'
import { quoted } from './terms.ts'

/** @property best its likeliest spelling */
export type CorrectedWord = QueryWord & { best: LeadingWord & { typed: string } }

/** The words extended by probable corrections; null if there are none. */
export async function correctedWords(reader: Reader, words: readonly QueryWord[], language: Language): Promise<CorrectedWord[] | null> {
  const typed = words.map((word) => word.typed)
  const known = await wordsLike(reader, [...new Set(typed.filter((word) => allowedEdits(word) > 0))], language)
  const meant = words.map(({ typed: word }) => likelyMeant(word, known.get(word) ?? []))
  if (meant.every((each) => each.length === 0)) return null
  const terms = await termsFor(reader, [...new Set(meant.flat())], language)
  return words.map((word, at) => {
    const likely = (meant[at] ?? []).map((each) => ({
      typed: each,
      prefix: null,
      ...(terms.get(each) ?? { term: quoted(each), forms: [[each]] }),
    }))
    const forms = uniqueForms([...word.forms, ...likely.flatMap((each) => each.forms)])
    return { ...word, forms, term: termOf({ ...word, forms }), best: likely[0] ?? word }
  })
}
