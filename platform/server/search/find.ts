import * as z from 'zod'
import { givenTimestamp, largestInteger } from '#platform/contract.ts'
import type { Reader } from '../database/index.ts'
import { keyset } from '../paging.ts'
import { type CorrectedWord, correctedWords } from './corrected-words.ts'
import { type LeadingWords, leadingWords, termsOf } from './leading-words.ts'
import { type EntryRow, type KindCount, type Place, type Viewer, countEntries, matchingEntries, newestOfEach } from './matching-entries.ts'
import { type Closeness, type Staged, byRank, stages } from './rank.ts'
import { type QueryWord, sayingOf } from './read-query.ts'
import { isAnyAbout } from './relevance.ts'
import type { Searchable } from './searchable.ts'
import { type WordMatch, allWords, namesFirst, rarestFirst, someWords } from './word-matches.ts'

export interface Wanted {
  viewer: Viewer
  /** Those to search in. */
  searchables: readonly Searchable[]
  /** As `readQuery` reads it. */
  query: readonly QueryWord[]
  /** Terms that are all required. */
  filters: readonly string[]
  /** Only what others have added since, in ISO 8601. */
  since?: string | undefined
}

interface PageWanted {
  cursor?: string | undefined
  limit: number
  /** From which stage on. */
  from?: number
}

export interface FoundEntries {
  entries: EntryRow[]
  next_cursor: string | null
  /** As they were found, with other spellings. */
  words: readonly QueryWord[]
  /** The query with the spelling that was found instead. */
  corrected: string | null
  /** How many of the words that say something these entries have, if none has all of them. */
  partly: { had: number; of: number } | null
}

/** Of so many entries of a stage, the newest, the best come first. */
const windowSize = 50

const kindAndId = [z.string().regex(/^[a-z-]{1,40}$/i), z.uuid(), z.int().min(0).max(largestInteger)] as const
/** The first entry of a window; how many of the window were on pages before, and the last of them. */
interface PageStart {
  first: Staged
  skip: number
  last?: EntryRow | undefined
}
const pageKeys = z.tuple([
  z.int().min(0).max(20),
  givenTimestamp,
  ...kindAndId,
  z.int().min(0).max(windowSize),
  z.tuple(kindAndId).nullable(),
])
const pageStarts = keyset<PageStart, z.infer<typeof pageKeys>>(pageKeys, ({ first: { stage, at, kind, id, part }, skip, last }) => [
  stage,
  at.toISOString(),
  kind,
  id,
  part,
  skip,
  last ? [last.kind, last.id, last.part] : null,
])

interface Cursor extends Place {
  stage: number
  skip: number
  /** Entries that came in since move it. */
  isLast: (entry: EntryRow) => boolean
}

/** A page of what a viewer finds: in names first, then the most relevant and newest. @throws Refusal invalidInput for invalid cursors */
export async function findEntries(
  reader: Reader,
  wanted: Wanted,
  { cursor, limit, from: firstStage = stages.typed }: PageWanted,
  closeness: Closeness,
): Promise<FoundEntries> {
  const from = cursor === undefined ? undefined : cursorIn(cursor)
  const words = wanted.query
  if (isNothing(wanted)) return { entries: [], next_cursor: null, words, corrected: null, partly: null }
  const { rows, after, corrected, meant, partly = null } = await windowOf(reader, wanted, from, firstStage)
  const first = rows[0]
  const ranked = await byRank(reader, wanted, meant ?? words, rows, closeness)
  const last = from ? ranked.findIndex(from.isLast) : -1
  const skip = last >= 0 ? last + 1 : (from?.skip ?? 0)
  const entries = ranked.slice(skip, skip + limit)
  const isMore = skip + limit < ranked.length
  const next: PageStart | undefined =
    isMore && first ? { first, skip: skip + limit, last: entries.at(-1) } : after && { first: after, skip: 0 }
  return {
    entries,
    next_cursor: next ? pageStarts.cursorOf(next) : null,
    words: meant ?? words,
    corrected,
    partly,
  }
}

/** The best few of each kind; with corrected spelling or fewer words only if no kind has any as typed. */
export async function bestOfEach(reader: Reader, wanted: Wanted, most: number, closeness: Closeness): Promise<FoundEntries> {
  const words = wanted.query
  if (isNothing(wanted)) return { entries: [], next_cursor: null, words, corrected: null, partly: null }
  const matches = namesFirst(words, wanted.filters, await leadingWords(reader)).map((match) => ({ ...wanted, ...match }))
  const found = (await newestOfEach(reader, matches, most)).map(({ match, ...row }) => ({ ...row, stage: match }))
  if (found.length > 0) {
    const named = Map.groupBy(
      found.filter(({ stage }) => stage === stages.typed),
      ({ kind }) => kind,
    )
    // What has the words elsewhere is only for kinds that have too few by name.
    const isFirst = ({ kind, stage }: Staged) => stage === stages.typed || (named.get(kind)?.length ?? 0) < most
    const entries = firstOfEach(await byRank(reader, wanted, words, found.filter(isFirst), closeness), most)
    return { entries, next_cursor: null, words, corrected: null, partly: null }
  }
  const other = await findEntries(reader, wanted, { limit: windowSize, from: stages.meant }, closeness)
  return { ...other, entries: firstOfEach(other.entries, most) }
}

const firstOfEach = (entries: readonly EntryRow[], most: number) =>
  entries.filter(({ kind }, at) => entries.slice(0, at).filter((other) => other.kind === kind).length < most)

/** The newest entries that have all words as typed. */
export async function newestEntries(reader: Reader, wanted: Wanted, limit: number): Promise<EntryRow[]> {
  const words = wanted.query
  if (isNothing(wanted)) return []
  return matchingEntries(reader, { ...wanted, ...allWords(words, wanted.filters, await leadingWords(reader)) }, undefined, limit)
}

/** How many entries of each kind a viewer finds, in the stage that finds any. */
export async function countFound(reader: Reader, wanted: Wanted, limit: number): Promise<KindCount[]> {
  const words = wanted.query
  if (isNothing(wanted)) return []
  const leading = await leadingWords(reader)
  const counted = (match: WordMatch) => countEntries(reader, { ...wanted, ...match }, limit)
  const found = await counted(allWords(words, wanted.filters, leading))
  if (found.length > 0) return found
  const meant = await correctedWords(reader, words, wanted.viewer.language)
  if (meant) {
    const likely = await counted(someWords(meant, meant.length, leading))
    if (likely.length > 0) return likely
  }
  for (const { match } of await fewerWords(reader, wanted, sayingOf(meant ?? words), leading)) {
    const those = await counted(match)
    if (those.length > 0) return those
  }
  return []
}

/** Whether nothing is searched for, or in nothing. */
const isNothing = ({ searchables, query, filters }: Wanted) => searchables.length === 0 || (query.length === 0 && filters.length === 0)

function cursorIn(text: string): Cursor {
  const [stage, at, kind, id, part, skip, last] = pageStarts.keysIn(text)
  return { stage, at, kind, id, part, skip, isLast: (entry) => [entry.kind, entry.id, entry.part].join() === last?.join() }
}

interface Window extends Pick<FoundEntries, 'corrected'>, Partial<Pick<FoundEntries, 'partly'>> {
  rows: Staged[]
  /** The first entry of the next window. */
  after?: Staged | undefined
  meant?: readonly QueryWord[] | null
}

/** The next entries, at most a window, from the first stage on that finds any. */
async function windowOf(reader: Reader, wanted: Wanted, from: Cursor | undefined, firstStage: number): Promise<Window> {
  const words = wanted.query
  const leading = await leadingWords(reader)
  const start = from?.stage ?? firstStage

  /** The next entries of a stage. */
  async function inStage(stage: number, match: WordMatch, most: number): Promise<Staged[]> {
    if (start > stage) return []
    const place: Place | undefined = from?.stage === stage ? from : undefined
    const rows = await matchingEntries(reader, { ...wanted, ...match }, place, most)
    return rows.map((row) => ({ ...row, stage }))
  }

  /** A window of entries of a stage and, until it is full, of the one after it. */
  async function inStages(first: number, [match, other]: readonly WordMatch[]): Promise<Pick<Window, 'rows' | 'after'>> {
    const most = windowSize + 1
    const inFirst = async () => (match ? inStage(first, match, most) : [])
    const inSecond = async (left: number) => (other && left > 0 ? inStage(first + 1, other, left) : [])
    let found: Staged[]
    // Rare words seldom fill a window, so both stages are asked at once.
    if (match?.rare) found = (await Promise.all([inFirst(), inSecond(most)])).flat()
    else {
      found = await inFirst()
      found.push(...(await inSecond(most - found.length)))
    }
    return { rows: found.slice(0, windowSize), after: found[windowSize] }
  }

  /** The second of two stages may take long, so it does not fill a window that the first has begun. */
  async function oneByOne(first: number, [match, other]: readonly WordMatch[]): Promise<Pick<Window, 'rows' | 'after'>> {
    if (!match) return { rows: [] }
    const window = await inStages(first, [match])
    if (!other || window.after) return window
    if (window.rows.length === 0) return inStages(first + 1, [other])
    const [after] = await inStage(first + 1, other, 1)
    return { ...window, after }
  }

  /**
   * The likeliest spelling, if it finds anything for this viewer: words that only others may read are never told.
   * @param found by any spelling
   */
  async function correctionFor(meant: readonly CorrectedWord[], found: readonly Staged[]): Promise<string | null> {
    const best = meant.map((word) => word.best)
    const findsAny =
      (await isAnyAbout(reader, found, termsOf(best))) ||
      (await matchingEntries(reader, { ...wanted, ...someWords(best, best.length, leading) }, undefined, 1)).length > 0
    return findsAny ? best.map(({ typed: word }) => word).join(' ') : null
  }

  const typed = await inStages(stages.typed, namesFirst(words, wanted.filters, leading))
  if (typed.rows.length > 0 || words.length === 0 || (from && start < stages.meant)) return { ...typed, corrected: null }
  const meant = await correctedWords(reader, words, wanted.viewer.language)
  if (meant) {
    const likely = await inStages(stages.meant, namesFirst(meant, wanted.filters, leading))
    if (likely.rows.length > 0) return { ...likely, corrected: await correctionFor(meant, likely.rows), meant }
  }
  if (from && start < stages.fewer) return { rows: [], corrected: null }
  const all = sayingOf(meant ?? words)
  for (const { count, inOrder } of await fewerWords(reader, wanted, all, leading)) {
    const stage = stages.fewer + 2 * (all.length - count - 1)
    const window = await oneByOne(stage, inOrder)
    if (window.rows.length > 0 || (from && start <= stage + 1))
      return { ...window, corrected: null, meant, partly: { had: count, of: all.length } }
  }
  return { rows: [], corrected: null }
}

interface FewerWords {
  count: number
  match: WordMatch
  /** The same entries, the better ones first: too many to rank all of them may match. */
  inOrder: readonly WordMatch[]
}

/** For when nothing has all words: those that anything has, or all of these but one, but two, and so on. */
async function fewerWords(reader: Reader, wanted: Wanted, words: readonly QueryWord[], leading: LeadingWords): Promise<FewerWords[]> {
  if (words.length < 2) return []
  const known: QueryWord[] = []
  const isKnown = async (word: QueryWord) =>
    leading.isCommon(word) || (await matchingEntries(reader, { ...wanted, ...someWords([word], 1, leading) }, undefined, 1)).length > 0
  // One after the other, because there may be eight, and others wait for connections as well.
  for (const word of words) if (await isKnown(word)) known.push(word)
  const counts = known.map((_, at) => known.length - at).filter((count) => count < words.length)
  return counts.map((count) => {
    const match = someWords(known, count, leading)
    return { count, match, inOrder: match.rare === undefined ? rarestFirst(known, count, leading) : [match] }
  })
}
