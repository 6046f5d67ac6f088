import { sql } from 'kysely'
import { languages } from '#platform/language.ts'
import { foldedWords, searchWords, startsWith } from '#platform/search-words.ts'
import type { Reader } from '../database/index.ts'
import { namedStatement } from '../database/named-statement.ts'
import { anyOf, quoted, stemTerm } from './terms.ts'
import { stemsIn } from './write-entries.ts'

/** A word of a query. */
export interface QueryWord {
  typed: string
  /** A tsquery: the word as typed, its stem in each language, and as a prefix if it is the last one, which may still be typed. */
  term: string
  /** What the term consists of. */
  lexemes: readonly string[]
  prefix: string | null
  /** Whether it says nothing in one of the languages ('the', 'und'): texts need not have it if there are others. */
  isStop: boolean
}

/** The words of a query; at most eight. */
export async function readQuery(reader: Reader, text: string): Promise<QueryWord[]> {
  const words = searchWords(text)
  if (words.length === 0) return []
  const stems = await stemsOf(reader, words)
  const transcribed = searchWords(text.normalize('NFC').replace(/[äöü]/gi, (letter) => transcriptions[letter.toLowerCase()] ?? letter))
  return words.map((typed, at) => {
    const isLast = at === words.length - 1
    const also = [transcribed[at] ?? typed, withoutUmlauts(typed)].filter((word) => word !== typed)
    const lexemes = [...new Set([typed, ...also, ...termsOfStems(stems.get(typed))])]
    const prefix = isLast ? typed : null
    const term = anyOf([...(prefix ? [startsWith(prefix)] : []), ...lexemes.map(quoted)])
    return { typed, term, lexemes, prefix, isStop: stems.get(typed)?.includes('') ?? false }
  })
}

/** Words that say something; if none does, all of them. */
export const sayingOf = (words: readonly QueryWord[]) =>
  words.some(({ isStop }) => !isStop) ? words.filter(({ isStop }) => !isStop) : words

/** Known words with their stems. */
export async function termsFor(
  reader: Reader,
  words: readonly string[],
): Promise<ReadonlyMap<string, Pick<QueryWord, 'term' | 'lexemes'>>> {
  if (words.length === 0) return new Map()
  const stems = await stemsOf(reader, words)
  return new Map(
    words.map((word) => {
      const lexemes = [...new Set([word, ...termsOfStems(stems.get(word))])]
      return [word, { term: anyOf(lexemes.map(quoted)), lexemes }]
    }),
  )
}

const termsOfStems = (stems: readonly string[] = []) =>
  languages.flatMap((language, at) => (stems[at] ? [stemTerm(language, stems[at])] : []))

const stemmed = namedStatement<{ languages: readonly string[]; words: readonly string[] }, { word: string; stems: string[] }>(
  'search.stemmed',
  (_kysely, asked) => sql`
    select word, array(
      select coalesce(stem[1], '') from unnest(${asked.languages}::text[]) with ordinality language (tag, place),
        lateral ${stemsIn(sql`language.tag`, sql`word`)} stems (stem) order by place
    ) as stems from unnest(${asked.words}::text[]) word`,
)

/** The stems of words in each language, in the order of `languages`; '' for words that say nothing there. */
async function stemsOf(reader: Reader, words: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await stemmed(reader, { languages, words: [...new Set(words)] })
  return new Map(rows.map(({ word, stems }) => [word, stems]))
}

const transcriptions: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' }
/** From this length, 'ae' may be an umlaut that was typed without the dots. */
const withoutUmlauts = (word: string) => (word.length >= 5 ? (foldedWords(word.replace(/([aou])e/g, '$1'))[0] ?? word) : word)
