import { sql } from 'kysely'
import { type Language, languages } from '#platform/language.ts'
import { foldedWords, searchWords, startsWith } from '#platform/search-words.ts'
import type { Reader } from '../database/index.ts'
import { namedStatement } from '../database/named-statement.ts'
import { type Form, type Stems, formOfStems, uniqueForms } from './forms.ts'
import { meaningsOf } from './meanings.ts'
import { similarWordsIn } from './similar-words.ts'
import { allOf, anyOf, quoted, stemTerm } from './terms.ts'
import { stemsIn } from './write-entries.ts'

/** A word of a query, or several that mean one thing together. */
export interface QueryWord {
  typed: string
  /** A tsquery of the word in any form. */
  term: string
  /** Each a word or several, as typed or as stems: the word itself, and others with the same meaning. */
  forms: readonly Form[]
  /** The word itself if it is the last one, which may still be typed. */
  prefix: string | null
  /** Whether it says nothing in one of the languages ('the', 'und'): texts need not have it if there are others. */
  isStop: boolean
}

/** The words of a query, at most eight, once the reader's language is known, which may be asked for at the same time. */
export async function readQuery(reader: Reader, text: string): Promise<(language: Language) => QueryWord[]> {
  const words = searchWords(text)
  if (words.length === 0) return () => []
  const [stems, meanings] = await Promise.all([stemsOf(reader, words), meaningsIn(reader)])
  const transcribed = searchWords(text.normalize('NFC').replace(/[äöü]/gi, (letter) => transcriptions[letter.toLowerCase()] ?? letter))
  const spellings = (at: number) => [words[at], transcribed[at], withoutUmlauts(words[at] ?? '')].filter((word) => word !== undefined)
  return (language) => {
    const read: QueryWord[] = []
    let rest = words
    while (rest.length > 0) {
      const at = words.length - rest.length
      const { length, others } = meanings.of(rest, stems, language)
      const together = rest.slice(0, length)
      rest = rest.slice(length)
      const typed = together.join(' ')
      const own = length === 1 ? wordForms(spellings(at), stems.get(typed)) : phraseForms(together, stems)
      const isLastWord = length === 1 && rest.length === 0
      const isStop = together.every((word) => stems.get(word)?.includes(''))
      read.push(queryWord({ typed, forms: uniqueForms([...own, ...others]), prefix: isLastWord ? typed : null, isStop }))
    }
    return read
  }
}

const queryWord = (word: Omit<QueryWord, 'term'>): QueryWord => ({ ...word, term: termOf(word) })

/**
 * A tsquery: any of these forms, or what begins with the prefix. A text with the word as typed has its stem, too, unless the word says nothing in
 * some language, so the stems are enough.
 */
export function termOf({
  forms,
  prefix,
  typed,
  isStop,
}: Pick<QueryWord, 'forms' | 'prefix'> & Partial<Pick<QueryWord, 'typed' | 'isStop'>>) {
  const needed = isStop === false ? forms.filter((form) => form.join() !== typed) : forms
  return anyOf([...(prefix ? [startsWith(prefix)] : []), ...needed.map((form) => allOf(form.map(quoted)))])
}

/** A word in some spellings, and its stem in each language. */
const wordForms = (spellings: readonly string[], stems: Stems = []): Form[] => [...spellings, ...termsOfStems(stems)].map((term) => [term])

/** All words as typed, or all of their stems in a language. */
const phraseForms = (words: readonly string[], stems: ReadonlyMap<string, Stems>): Form[] => [
  words,
  ...languages
    .map((language, at) =>
      formOfStems(
        language,
        words.map((word) => stems.get(word)?.[at] ?? ''),
      ),
    )
    .filter((form) => form !== undefined),
]

/** Words that say something; if none does, all of them. */
export const sayingOf = (words: readonly QueryWord[]) =>
  words.some(({ isStop }) => !isStop) ? words.filter(({ isStop }) => !isStop) : words

/** Known words with their stems, and what else means the same. */
export async function termsFor(
  reader: Reader,
  words: readonly string[],
  language: Language,
): Promise<ReadonlyMap<string, Pick<QueryWord, 'term' | 'forms'>>> {
  if (words.length === 0) return new Map()
  const [stems, meanings] = await Promise.all([stemsOf(reader, words), meaningsIn(reader)])
  return new Map(
    words.map((word) => {
      const forms = uniqueForms([...wordForms([word], stems.get(word)), ...meanings.of([word], stems, language).others])
      return [word, { forms, term: termOf({ forms, prefix: null }) }]
    }),
  )
}

const similarWritten = similarWordsIn('search_words')

const meaningsIn = (reader: Reader) => meaningsOf((words) => stemsOf(reader, words))

/** Words that may be meant by each of these: of what everybody may read, and of the list of what means the same. */
export async function wordsLike(reader: Reader, words: readonly string[], language: Language): Promise<ReadonlyMap<string, string[]>> {
  const [written, meanings] = await Promise.all([similarWritten(reader, words), meaningsIn(reader)])
  const listed = (word: string) => meanings.words[language].filter((other) => other.startsWith(word.slice(0, 1)))
  return new Map(words.map((word) => [word, [...new Set([...(written.get(word) ?? []), ...listed(word)])]]))
}

const termsOfStems = (stems: Stems) => languages.flatMap((language, at) => (stems[at] ? [stemTerm(language, stems[at])] : []))

const stemmed = namedStatement<{ languages: readonly string[]; words: readonly string[] }, { word: string; stems: string[] }>(
  'search.stemmed',
  (_kysely, asked) => sql`
    select word, array(
      select coalesce(stem[1], '') from unnest(${asked.languages}::text[]) with ordinality language (tag, place),
        lateral ${stemsIn(sql`language.tag`, sql`word`)} stems (stem) order by place
    ) as stems from unnest(${asked.words}::text[]) word`,
)

/** The stems of words in each language, in the order of `languages`; '' for words that say nothing there. */
async function stemsOf(reader: Reader, words: readonly string[]): Promise<ReadonlyMap<string, Stems>> {
  const rows = await stemmed(reader, { languages, words: [...new Set(words)] })
  return new Map(rows.map(({ word, stems }) => [word, stems]))
}

const transcriptions: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' }
/** From this length, 'ae' may be an umlaut that was typed without the dots. */
const withoutUmlauts = (word: string) => (word.length >= 5 ? (foldedWords(word.replace(/([aou])e/g, '$1'))[0] ?? word) : word)
