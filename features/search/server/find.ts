import type { Page } from '#platform/contract.ts'
import type { Reader } from '#platform/server/database/index.ts'
import { type Searchable, authorTerm, filterTerm } from '#platform/server/search/index.ts'
import { type Marker, markerOf } from '#platform/server/search/excerpt.ts'
import { readQuery } from '#platform/server/search/read-query.ts'
import { type FoundEntries, type Wanted, bestOfEach, countFound, findEntries } from '#platform/server/search/find.ts'
import type { SearchFilters, SearchResult } from '../contract.ts'
import { countCap } from '../count-cap.ts'
import { type Searcher, closeTo, isHiddenFrom, viewerOf } from './viewer.ts'

/** How many of each kind are suggested. */
const suggestedEach = 3

/** Without an excerpt, which takes longest to compute. */
type Suggestion = Omit<SearchResult, 'excerpt'>

interface Results extends Page<SearchResult> {
  corrected: string | null
  words: { had: number; of: number } | null
}

/** A page of what a member finds. @throws Refusal invalidInput for an unknown cursor */
export async function findResults(
  reader: Reader,
  actor: Searcher,
  searchables: readonly Searchable[],
  { cursor, limit, ...filters }: SearchFilters & { cursor?: string | undefined; limit: number },
): Promise<Results> {
  const wanted = await wantedOf(reader, actor, searchables, filters)
  const found = await findEntries(reader, wanted, { cursor, limit }, closeTo)
  const { corrected, next_cursor, partly, words } = found
  const marker = markerOf(words)
  const results = await resultsOf(reader, wanted, found, marker)
  const items = results.map(({ result, text }) => ({ ...result, excerpt: marker.excerptOf(text) }))
  return { items, next_cursor, corrected, words: partly }
}

/** The best few of each kind. */
export async function suggestResults(
  reader: Reader,
  actor: Searcher,
  searchables: readonly Searchable[],
  filters: SearchFilters,
): Promise<{ items: Suggestion[]; corrected: string | null }> {
  const wanted = await wantedOf(reader, actor, searchables, filters)
  const found = await bestOfEach(reader, wanted, suggestedEach, closeTo)
  const results = await resultsOf(reader, wanted, found, markerOf(found.words))
  return { items: results.map(({ result }) => result), corrected: found.corrected }
}

/** How many are found of each kind. */
export async function countResults(
  reader: Reader,
  actor: Searcher,
  searchables: readonly Searchable[],
  filters: Omit<SearchFilters, 'kinds'>,
) {
  return countFound(reader, await wantedOf(reader, actor, searchables, filters), countCap)
}

/** What a search asks for. */
export async function wantedOf(
  reader: Reader,
  actor: Searcher,
  searchables: readonly Searchable[],
  { query, kinds, from, stage, industry, status, topic, since }: SearchFilters,
): Promise<Wanted> {
  const chosen = Object.entries({ stage, industry, status, topic }).flatMap(([name, value]) => (value ? [filterTerm(name, value)] : []))
  const wanted = kinds ? searchables.filter(({ kind }) => kinds.split(',').includes(kind)) : searchables
  const [viewer, read, isFromHidden] = await Promise.all([
    viewerOf(reader, actor, wanted),
    readQuery(reader, query),
    from !== undefined && isHiddenFrom(reader, actor.id, from),
  ])
  return {
    viewer,
    // A shared ledger shows what colleagues hidden from the viewer added, but not that it was them.
    searchables: isFromHidden ? wanted.filter(({ withholdsAuthors }) => !withholdsAuthors) : wanted,
    query: read(viewer.language),
    filters: [...(from ? [authorTerm(from)] : []), ...chosen],
    since,
  }
}

/** The entries as their rooms show them, with their texts, read from their sources now; without those deleted meanwhile. */
async function resultsOf(
  reader: Reader,
  { searchables, viewer }: Wanted,
  { entries }: FoundEntries,
  { marked }: Marker,
): Promise<{ result: Suggestion; text: string }[]> {
  const cards = await Promise.all(
    searchables.map(async (searchable) => {
      const keys = entries.filter(({ kind }) => kind === searchable.kind)
      const found = keys.length > 0 ? await searchable.cards(reader, viewer.id, keys, viewer.language) : []
      return found.map((card) => [`${searchable.kind} ${card.id} ${card.part ?? 0}`, card] as const)
    }),
  )
  const cardOf = new Map(cards.flat())
  return entries.flatMap(({ kind, id, part, at }) => {
    const card = cardOf.get(`${kind} ${id} ${part}`)
    if (!card) return []
    const { href, title, note, text, at: shown = at } = card
    return [{ result: { kind, id, part, href, title: marked(title), note, at: shown.toISOString() }, text }]
  })
}
