import * as z from 'zod'
import { givenTimestamp, largestInteger } from '#platform/contract.ts'
import { Refusal, problems } from '#platform/problems.ts'
import { allowedEdits, likelyMeant } from '#platform/spelling.ts'
import type { Reader } from '../database/index.ts'
import { type IsCommon, commonTerms } from './common-terms.ts'
import { type EntryRow, type KindCount, type Match, type Place, type Viewer, countEntries, matchingEntries } from './matching-entries.ts'
import { type QueryWord, readQuery, termsFor } from './read-query.ts'
import type { Searchable } from './searchable.ts'
import { similarWords } from './similar-words.ts'
import { allOf, anyOf, quoted } from './terms.ts'

export interface Wanted {
  viewer: Viewer
  /** Those to search in. */
  searchables: readonly Searchable[]
  query: string
  /** Terms that are all required. */
  filters: readonly string[]
  /** Only what others have added since, in ISO 8601. */
  since?: string | undefined
}

/** The members who are close to the viewer among these. */
export type Closeness = (reader: Reader, viewer: string, members: readonly string[]) => Promise<ReadonlySet<string>>

export interface FoundEntries {
  entries: EntryRow[]
  next_cursor: string | null
  /** As they were found, with other spellings. */
  words: readonly QueryWord[]
  /** The query with the spelling that was found instead. */
  corrected: string | null
  /** How many words of the query these entries do not have. */
  missing: number
}

/**
 * The stages of a search: all words as typed (in names, then elsewhere), all words with corrected spelling, and from `fewer` on all words
 * but one, but two, and so on. A later stage is for searches that the ones before found nothing for.
 */
const stages = { typed: 0, meant: 2, fewer: 4 } as const
/** Within so many entries of a stage, newest first, the closest come first. */
const windowSize = 50

const kindAndId = [z.string().regex(/^[a-z-]{1,40}$/i), z.uuid(), z.int().min(0).max(largestInteger)] as const
/** The first entry of a window; how many of the window were on pages before, and the last of them. */
const cursors = z.tuple([
  z.int().min(0).max(20),
  givenTimestamp,
  ...kindAndId,
  z.int().min(0).max(windowSize),
  z.tuple(kindAndId).nullable(),
])
interface Cursor extends Place {
  stage: number
  skip: number
  /** Entries that came in since move it. */
  isLast: (entry: EntryRow) => boolean
}
type Staged = EntryRow & { stage: number }

/** A page of what a viewer finds: in names first, then the closest and newest. @throws Refusal invalidInput for invalid cursors */
export async function findEntries(
  reader: Reader,
  wanted: Wanted,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
  closeness: Closeness,
): Promise<FoundEntries> {
  const from = cursor === undefined ? undefined : cursorIn(cursor)
  const words = await readQuery(reader, wanted.query)
  if (isNothing(wanted, words)) return { entries: [], next_cursor: null, words, corrected: null, missing: 0 }
  const { rows, corrected, meant } = await windowOf(reader, wanted, words, from)
  const first = rows[0]
  const authors = [...new Set(rows.flatMap(({ author }) => author ?? []))]
  const close = authors.length > 1 ? await closeness(reader, wanted.viewer.id, authors) : new Set<string>()
  const ranked = rows.slice(0, windowSize).toSorted((a, b) => rankOf(b) - rankOf(a))
  const last = from ? ranked.findIndex(from.isLast) : -1
  const skip = last >= 0 ? last + 1 : (from?.skip ?? 0)
  const entries = ranked.slice(skip, skip + limit)
  const [isMore, after, stage] = [skip + limit < ranked.length, rows[windowSize], first?.stage ?? 0]
  return {
    entries,
    next_cursor: isMore && first ? cursorOf(first, skip + limit, entries.at(-1)) : after ? cursorOf(after, 0, undefined) : null,
    words: meant ?? words,
    corrected,
    missing: stage >= stages.fewer ? stage - stages.fewer + 1 : 0,
  }

  /** Entries that are named so come first, then those by members who are close; others stay as they are. */
  function rankOf({ stage: found, name_words, author }: Staged): number {
    const isNamedSo = (found === stages.typed || found === stages.meant) && name_words === words.length
    return -4 * found + (isNamedSo ? 2 : 0) + (author !== null && close.has(author) ? 1 : 0)
  }
}

/** The newest entries that have all words as typed. */
export async function newestEntries(reader: Reader, wanted: Wanted, limit: number): Promise<EntryRow[]> {
  const words = await readQuery(reader, wanted.query)
  if (isNothing(wanted, words)) return []
  const { terms, ...leading } = elsewhere(words, wanted.filters, await commonTerms(reader))
  return matchingEntries(reader, { ...wanted, words: { anywhere: terms }, ...leading }, undefined, limit)
}

/** How many entries of each kind a viewer finds, in the stage that finds any. */
export async function countFound(reader: Reader, wanted: Wanted, most: number): Promise<KindCount[]> {
  const words = await readQuery(reader, wanted.query)
  if (isNothing(wanted, words)) return []
  const isCommon = await commonTerms(reader)
  const counted = (terms: string, { rare, ownRare }: Pick<Match, 'rare' | 'ownRare'> = { rare: terms, ownRare: terms }) =>
    countEntries(reader, { ...wanted, words: { anywhere: terms }, rare, ownRare }, most)
  const typed = elsewhere(words, wanted.filters, isCommon)
  const found = await counted(typed.terms, typed)
  if (found.length > 0) return found
  const meant = await correctedWords(reader, words)
  if (meant) {
    const likely = await counted(allOf(meant.map(({ term }) => term)))
    if (likely.length > 0) return likely
  }
  const terms = (meant ?? words).map(({ term }) => term)
  for (let count = terms.length - 1; count > 0; count -= 1) {
    const fewer = await counted(atLeast(terms, count))
    if (fewer.length > 0) return fewer
  }
  return []
}

/** Whether nothing is searched for, or in nothing. */
const isNothing = ({ searchables, filters }: Wanted, words: readonly QueryWord[]) =>
  searchables.length === 0 || (words.length === 0 && filters.length === 0)

function cursorIn(text: string): Cursor {
  try {
    const [stage, at, kind, id, part, skip, last] = cursors.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
    return { stage, at, kind, id, part, skip, isLast: (entry) => [entry.kind, entry.id, entry.part].join() === last?.join() }
  } catch {
    throw new Refusal(problems.invalidInput)
  }
}

function cursorOf({ stage, at, kind, id, part }: Staged, skip: number, last: EntryRow | undefined): string {
  const cursor: z.input<typeof cursors> = [stage, at.toISOString(), kind, id, part, skip, last ? [last.kind, last.id, last.part] : null]
  return Buffer.from(JSON.stringify(cursor)).toString('base64url')
}

/** The next entries, one more than a window, from the first stage on that finds any. */
async function windowOf(
  reader: Reader,
  wanted: Wanted,
  words: readonly QueryWord[],
  from: Cursor | undefined,
): Promise<{ rows: Staged[]; corrected: string | null; meant?: readonly QueryWord[] | null }> {
  const isCommon = await commonTerms(reader)
  const start = from?.stage ?? 0

  /** Entries of a stage and, until there are enough, of the one after it. */
  async function inStages(first: number, matches: readonly Omit<Match, keyof Wanted>[]): Promise<Staged[]> {
    const found: Staged[] = []
    for (const [index, match] of matches.entries()) {
      const stage = first + index
      if (start > stage || found.length > windowSize) continue
      const place: Place | undefined = from?.stage === stage ? from : undefined
      const rows = await matchingEntries(reader, { ...wanted, ...match }, place, windowSize + 1 - found.length)
      found.push(...rows.map((row) => ({ ...row, stage })))
    }
    return found
  }

  /** In names all words, elsewhere those that say something. */
  const namesFirst = (given: readonly QueryWord[]) => {
    const { terms, ...leading } = elsewhere(given, wanted.filters, isCommon)
    if (given.length === 0) return [{ words: { anywhere: terms }, ...leading }]
    const names = allOf(given.map(({ term }) => term))
    return [
      { words: { names }, rare: names, ownRare: names },
      { words: { anywhere: terms, butNames: names }, ...leading },
    ]
  }

  /** The likeliest spelling, if it finds anything for this viewer: words that only others may read are never told. */
  async function correctionFor(meant: readonly CorrectedWord[]): Promise<string | null> {
    const terms = allOf(meant.map(({ best }) => best.term))
    const found = await matchingEntries(reader, { ...wanted, words: { anywhere: terms }, rare: terms, ownRare: terms }, undefined, 1)
    return found.length > 0 ? meant.map(({ best }) => best.word).join(' ') : null
  }

  const typed = start < stages.meant ? await inStages(stages.typed, namesFirst(words)) : []
  if (typed.length > 0 || words.length === 0 || (from && start < stages.meant)) return { rows: typed, corrected: null }
  const meant = await correctedWords(reader, words)
  const likely = meant && start < stages.fewer ? await inStages(stages.meant, namesFirst(meant)) : []
  if (meant && likely.length > 0) return { rows: likely, corrected: await correctionFor(meant), meant }
  if (from && start < stages.fewer) return { rows: [], corrected: null }
  const terms = (meant ?? words).map(({ term }) => term)
  for (let stage = Math.max(start, stages.fewer); stage < stages.fewer + terms.length - 1; stage += 1) {
    const most = atLeast(terms, terms.length - 1 - (stage - stages.fewer))
    const rows = await inStages(stage, [{ words: { anywhere: most }, rare: most, ownRare: most }])
    if (rows.length > 0 || from) return { rows, corrected: null, meant }
  }
  return { rows: [], corrected: null }
}

type Elsewhere = Pick<Match, 'rare' | 'ownRare'> & { terms: string }

/** The words that texts must have, and those among them that lead to few. Without words, the filters do. */
function elsewhere(words: readonly QueryWord[], filters: readonly string[], isCommon: IsCommon): Elsewhere {
  const saying = words.some(({ isStop }) => !isStop) ? words.filter(({ isStop }) => !isStop) : words
  const leading = saying.length > 0 ? saying : filters.map((filter) => ({ term: quoted(filter), lexemes: [filter], prefix: null }))
  const rareIn = (column: Parameters<IsCommon>[1]) => {
    const rare = leading.filter((word) => !isCommon(word, column))
    return rare.length > 0 ? allOf(rare.map(({ term }) => term)) : undefined
  }
  return { terms: allOf(leading.map(({ term }) => term)), rare: rareIn('public_terms'), ownRare: rareIn('own_terms') }
}

type CorrectedWord = QueryWord & { best: { word: string; term: string } }

/** The words extended by probable corrections; null if there are none. */
async function correctedWords(reader: Reader, words: readonly QueryWord[]): Promise<CorrectedWord[] | null> {
  const typed = words.map((word) => word.typed)
  const known = await similarWords(reader, 'search_words', [...new Set(typed.filter((word) => allowedEdits(word) > 0))])
  const meant = words.map(({ typed: word }) => likelyMeant(word, known.get(word) ?? []))
  if (meant.every((each) => each.length === 0)) return null
  const terms = await termsFor(reader, [...new Set(meant.flat())])
  return words.map((word, at) => {
    const likely = (meant[at] ?? []).map((each) => ({ word: each, ...(terms.get(each) ?? { term: quoted(each), lexemes: [each] }) }))
    const lexemes = [...word.lexemes, ...likely.flatMap((each) => each.lexemes)]
    return {
      ...word,
      lexemes,
      term: anyOf([word.term, ...likely.map(({ term }) => term)]),
      best: likely[0] ?? { word: word.typed, term: word.term },
    }
  })
}

/** A tsquery that matches at least `count` of the terms. */
const atLeast = (terms: readonly string[], count: number): string => anyOf(choices(terms, count).map(allOf))

/** All combinations of `count` terms. */
function choices(terms: readonly string[], count: number): string[][] {
  const [first, ...others] = terms
  if (count === 0) return [[]]
  if (first === undefined || terms.length < count) return []
  return [...choices(others, count - 1).map((rest) => [first, ...rest]), ...choices(others, count)]
}
