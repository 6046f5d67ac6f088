import { countryCodes } from '#features/places/countries.ts'
import { englishNames } from '#features/places/english-names.ts'
import { languages } from '#platform/language.ts'
import { foldedWords, searchWords, startsWith } from '#platform/search-words.ts'

/** From this length, a prefix of a city's name matches the city; full names always do. */
const minPrefixLength = 5

/** Places by the name we display (English), with their names in other languages. */
function* placeNames(): Generator<{ shown: string; also: readonly string[] }> {
  for (const [, shown, ...also] of englishNames) yield { shown, also }
  const [english, ...others] = languages.map((language) => new Intl.DisplayNames(language, { type: 'region' }))
  for (const code of countryCodes) yield { shown: english?.of(code) ?? code, also: others.map((names) => names.of(code) ?? code) }
}

/** Each word of the foreign names of cities and countries ('munchen'), with the displayed name as a tsquery ("'munich'"). */
const namedElsewhere = [...placeNames()].flatMap(({ shown, also }) => {
  const here = and(foldedWords(shown).map((word) => `'${word}'`))
  return also.flatMap((name) => {
    const words = foldedWords(name)
    return words.filter((word) => words.length === 1 || word.length > 3).map((word) => ({ word, here }))
  })
})

/**
 * The words of a search, each as a tsquery: words with this prefix, places with this name in another language, and German spellings without
 * umlauts. `'luca':*`; `('munchen':* | 'munich' | 'muenchen':*)`.
 */
export function searchTerms(text: string): string[] {
  const transcribed = searchWords(text.normalize('NFC').replace(/[äöü]/gi, (letter) => transcriptions[letter.toLowerCase()] ?? letter))
  return searchWords(text).map((word, at) => {
    const places = namedElsewhere.filter((each) => each.word === word || (word.length >= minPrefixLength && each.word.startsWith(word)))
    const withUmlaut = word.length >= minPrefixLength ? word.replace(/([aou])e/g, '$1') : word
    return or([
      ...new Set([
        startsWith(word),
        ...places.map(({ here }) => here),
        startsWith(transcribed[at] ?? word),
        ...(withUmlaut === word ? [] : [`'${withUmlaut}'`]),
      ]),
    ])
  })
}

const transcriptions: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' }

/** A tsquery that matches at least `count` of the terms. */
export const atLeast = (terms: readonly string[], count: number): string => or(choices(terms, count).map(and))

export function and(terms: readonly string[]): string {
  return terms.length === 1 ? String(terms[0]) : `(${terms.join(' & ')})`
}

export function or(terms: readonly string[]): string {
  return terms.length === 1 ? String(terms[0]) : `(${terms.join(' | ')})`
}

/** All combinations of `count` terms. */
function choices(terms: readonly string[], count: number): string[][] {
  const [first, ...others] = terms
  if (count === 0) return [[]]
  if (first === undefined || terms.length < count) return []
  return [...choices(others, count - 1).map((rest) => [first, ...rest]), ...choices(others, count)]
}
