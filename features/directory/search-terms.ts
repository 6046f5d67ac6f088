import { englishNames } from '#features/places/english-names.ts'
import { foldedWords, searchWords, startsWith } from '#platform/search-words.ts'

/** From so many letters on, the beginning of a city's name stands for the city; whole names always do. */
const telling = 5

/** Each word of the names that cities have elsewhere ('munchen'), with what the city is called here ("'munich'"). */
const namedElsewhere = englishNames.flatMap(([, shown, ...also]) => {
  const here = and(foldedWords(shown).map((word) => `'${word}'`))
  return also.flatMap((name) => {
    const words = foldedWords(name)
    return words.filter((word) => words.length === 1 || word.length > 3).map((word) => ({ word, here }))
  })
})

/**
 * The words of a search, each as a tsquery: whatever starts with it, and the cities that are called so in another language. `'luca':*`;
 * `('munchen':* | 'munich')`.
 */
export const searchTerms = (text: string): string[] =>
  searchWords(text).map((word) => {
    const cities = namedElsewhere.filter((each) => each.word === word || (word.length >= telling && each.word.startsWith(word)))
    return or([...new Set([startsWith(word), ...cities.map(({ here }) => here)])])
  })

/** A tsquery for those who have so many of the terms at least. */
export const atLeast = (terms: readonly string[], count: number): string => or(choices(terms, count).map(and))

export function and(terms: readonly string[]): string {
  return terms.length === 1 ? String(terms[0]) : `(${terms.join(' & ')})`
}

export function or(terms: readonly string[]): string {
  return terms.length === 1 ? String(terms[0]) : `(${terms.join(' | ')})`
}

/** All ways to take some of the terms. */
function choices(terms: readonly string[], count: number): string[][] {
  const [first, ...others] = terms
  if (count === 0) return [[]]
  if (first === undefined || terms.length < count) return []
  return [...choices(others, count - 1).map((rest) => [first, ...rest]), ...choices(others, count)]
}
