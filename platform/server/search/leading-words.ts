import type { Reader } from '../database/index.ts'
import { uniqueForms } from './forms.ts'
import { type QueryWord, termOf } from './read-query.ts'
import { type Column, type Shares, sharesIn } from './shares.ts'
import { allOf, anyOf } from './terms.ts'

export type LeadingWord = Pick<QueryWord, 'term' | 'forms' | 'prefix'> & Partial<Pick<QueryWord, 'typed' | 'isStop'>>
/** Each is a way to match: entries that have all words of one of these. */
type Ways = readonly (readonly LeadingWord[])[]

/** Where words are looked for: in texts, or in names. */
type Where = Exclude<Column, 'own_terms'>

/** What the indexes of terms are asked for; undefined if no word of a search helps. */
export type Leading = LeadingConditions | undefined

interface LeadingConditions {
  /** Tsqueries, all of which an entry must match. */
  conditions: readonly string[]
  /** Whether they are all words of the search, so that what the index finds need not be compared with them. */
  areAll: boolean
}

export interface LeadingWords {
  /** The words that lead to few of the entries that everybody may find. Otherwise reading the newest entries is faster. */
  among(ways: Ways, where: Where): Leading
  /** Those for entries of the viewer's own: few are read because of their key, so common words lead as well. */
  amongOwn(ways: Ways, where: Where): Leading
  /** Whether many of the entries that everybody may find have a word. */
  isCommon(word: LeadingWord): boolean
  /** These words, those that the fewest of these entries have first. */
  byRarity(words: readonly LeadingWord[]): LeadingWord[]
}

/**
 * Reading the next newest entry takes this share of the time in which one is read that the index has found: texts come in one after the other,
 * so the newest are stored together. Those with names are scattered like what the index finds.
 */
const readingNewest = { public_terms: 0.25, name_terms: 1 }
/** So many entries are read at once. */
const page = 50
/** An entry that begins with a prefix costs the index this share of the time in which an entry is read. */
const readingPrefix = 1 / 18
/** Of the entries that only some may find, so many may begin with a prefix; otherwise reading all of the viewer's is faster. */
const rarePrefix = 0.0005
/**
 * A word of so many texts that everybody may find is common, which is then nobody's secret. If it is still being typed, it is taken to be
 * complete if few other common ones begin with it.
 */
const [common, fewBegin] = [1_000, 30]

export const leadingWords = async (reader: Reader): Promise<LeadingWords> => leadingBy(await sharesIn(reader))

export function leadingBy(shares: Shares): LeadingWords {
  const entriesWith = (share: number) => share * shares.entries('public_terms')

  /**
   * In texts, a common word is not looked up as a prefix, because the index would read all entries that begin with it. What begins with it and
   * is rare is then only found where the newest entries are read. Only what everybody may find decides, since this can be observed.
   */
  function asComplete(word: LeadingWord): LeadingWord {
    if (word.prefix === null || entriesWith(shares.ofTerm(word.prefix, 'public_terms')) < common) return word
    const longer = shares.beginningWith(word.prefix, 'public_terms')
    if (longer.length > fewBegin) return word
    const forms = uniqueForms([...word.forms, ...longer.map((term) => [term])])
    const complete = { ...word, forms, prefix: null }
    return { ...complete, term: termOf(complete) }
  }
  const lookedUp = (words: readonly LeadingWord[], where: Where) => (where === 'public_terms' ? words.map(asComplete) : words)

  /** The index passes over most entries of common words, but reads all that begin with a prefix. */
  function leadingAmong(words: readonly LeadingWord[], where: Where): readonly LeadingWord[] {
    const whole = words.filter(({ prefix }) => prefix === null)
    const begun = words.filter(({ prefix }) => prefix !== null)
    return readingPrefix * together(begun, where, shares) <= together(whole, where, shares) ? words : whole
  }

  const leadingTo = (ways: Ways, leading: Ways, column: Column) => ({
    conditions: conditionsOf(leading, column, shares),
    areAll: leading.every((words, at) => words.length === ways[at]?.length),
  })

  return {
    among(ways, where) {
      const leading = ways.map((words) => leadingAmong(lookedUp(words, where), where))
      const share = leading.reduce((sum, words) => sum + together(words, where, shares), 0)
      // Until a page is full, page / share of the newest entries are read; all that the index finds are share * entries.
      return share ** 2 * shares.entries(where) <= readingNewest[where] * page ? leadingTo(ways, leading, where) : undefined
    },
    amongOwn(ways, where) {
      const leading = ways.map((words) =>
        lookedUp(words, where).filter((word) => word.prefix === null || shares.of(word, 'own_terms') <= rarePrefix),
      )
      return leading.every((words) => words.length > 0) ? leadingTo(ways, leading, 'own_terms') : undefined
    },
    isCommon: (word) => entriesWith(shares.of(word, 'public_terms')) >= common,
    byRarity: (words) => byRarity(words, 'public_terms', shares),
  }
}

/**
 * Each word is a condition of its own, the rarest first, so that the index skips entries of the others. In one condition for all, it would read
 * them.
 */
function conditionsOf(ways: Ways, column: Column, shares: Shares): string[] {
  const [words = [], ...others] = ways
  if (others.length > 0) return [anyOf(ways.map(termsOf))]
  return byRarity(words, column, shares).map(({ term }) => term)
}

const byRarity = (words: readonly LeadingWord[], column: Column, { of }: Shares) => words.toSorted((a, b) => of(a, column) - of(b, column))

export const termsOf = (words: readonly LeadingWord[]) => allOf(words.map(({ term }) => term))

/**
 * About the share of entries that have all of these words. Words of one search often occur together, so each further one counts less than if
 * they were independent: s₁ · s₂^½ · s₃^¼ …, the rarest first (exponential backoff, as in SQL Server's estimates).
 */
const together = (words: readonly LeadingWord[], column: Column, { of }: Shares): number =>
  words
    .map((word) => of(word, column))
    .toSorted((a, b) => a - b)
    .reduce((product, share, at) => product * share ** (0.5 ** at), 1)
