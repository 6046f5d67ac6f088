import { type LeadingWord, type LeadingWords, termsOf } from './leading-words.ts'
import type { Match } from './matching-entries.ts'
import { type QueryWord, sayingOf } from './read-query.ts'
import { allOf, anyOf, quoted } from './terms.ts'

/** How entries match the words of a search. */
export type WordMatch = Pick<Match, 'words' | 'rare' | 'ownRare'>
type TextMatch = WordMatch & { words: { names?: undefined; anywhere: string } }

/** In names all words, elsewhere those that say something. */
export function namesFirst(words: readonly QueryWord[], filters: readonly string[], leading: LeadingWords): WordMatch[] {
  const { words: elsewhere, ...few } = allWords(words, filters, leading)
  if (words.length === 0) return [{ words: elsewhere, ...few }]
  const names = termsOf(words)
  return [
    { words: { names }, rare: leading.among([words], 'name_terms'), ownRare: leading.amongOwn([words], 'name_terms') },
    { words: { ...elsewhere, butNames: names }, ...few },
  ]
}

/** All words that say something. Without words, the filters lead to entries. */
export function allWords(words: readonly QueryWord[], filters: readonly string[], leading: LeadingWords): TextMatch {
  const saying = sayingOf(words)
  const asked = saying.length > 0 ? saying : filters.map((filter) => ({ term: quoted(filter), forms: [[filter]], prefix: null }))
  return matchOf(termsOf(asked), [asked], leading)
}

/** At least `count` of these words. */
export const someWords = (words: readonly LeadingWord[], count: number, leading: LeadingWords): WordMatch =>
  matchOf(termOfSome(words, count), choices(words, count), leading)

/** At least `count` of these words, where nothing has more of them: first with the rarest, which says most, then without it. */
export function rarestFirst(words: readonly LeadingWord[], count: number, leading: LeadingWords): WordMatch[] {
  const [rarest, ...others] = leading.byRarity(words)
  if (rarest === undefined || others.length < count) return [someWords(words, count, leading)]
  const beside = count > 1 ? [termOfSome(others, count - 1)] : []
  const ways = choices(others, count - 1).map((rest) => [rarest, ...rest])
  return [matchOf(allOf([rarest.term, ...beside]), ways, leading), someWords(others, count, leading)]
}

/** @param ways the combinations of words, each of which matches `term` */
const matchOf = (term: string, ways: readonly (readonly LeadingWord[])[], leading: LeadingWords): TextMatch => ({
  words: { anywhere: term },
  rare: leading.among(ways, 'public_terms'),
  ownRare: leading.amongOwn(ways, 'public_terms'),
})

/** A tsquery of at least `count` words: shorter, and so faster to compare, than one of all combinations. */
function termOfSome(words: readonly LeadingWord[], count: number): string {
  const [first, ...others] = words
  if (first === undefined || count === words.length) return termsOf(words)
  if (count === 1) return anyOf(words.map(({ term }) => term))
  return anyOf([allOf([first.term, termOfSome(others, count - 1)]), termOfSome(others, count)])
}

/** All combinations of `count` words. */
function choices<Word>(words: readonly Word[], count: number): Word[][] {
  const [first, ...others] = words
  if (count === 0) return [[]]
  if (first === undefined || words.length < count) return []
  return [...choices(others, count - 1).map((rest) => [first, ...rest]), ...choices(others, count)]
}
