import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Tx } from '#platform/server/database/index.ts'
import { type PlanMode, explaining, nodesOf, rowsVisited } from '#testing/plans.ts'
import { testDatabase } from '#testing/test-world.ts'
import { bestOfEach, countFound, findEntries } from './find.ts'
import { readQuery } from './read-query.ts'
import { relevanceOf } from './relevance.ts'
import type { Searchable } from './searchable.ts'
import { memberKey } from './terms.ts'

const viewer = '00000000-0000-4000-8000-000000000000'
const database = testDatabase()
const [posts, messages, own, guides] = [30_000, 15_000, 500, 10]

/**
 * Skewed on purpose: posts with a word that all have, common ones that few have together, rare ones in the oldest, and one that was common until the newest
 * 10,000; a few guides, all older than most posts; messages of which the viewer has one in thirty, with words that only they or only others use.
 */
beforeAll(async () => {
  await database.transaction(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx)
    const withStems = (terms: ReturnType<typeof sql>) => sql`array_to_tsvector(array(
      select distinct each from unnest(${terms}) term, unnest(array[term, 'en~' || (ts_lexize('english_stem', term))[1]]) each where each is not null))`
    const entry = (kind: string, isPublic: boolean, terms: ReturnType<typeof sql>, count: number) => sql`
      insert into search_entries (kind, id, part, at, author, language, is_public, name_words, name_terms, public_terms, own_terms)
      select ${kind}, gen_random_uuid(), 0, timestamptz '2026-01-01' + n * interval '1 minute', gen_random_uuid(), 'en', ${isPublic}, 1,
        array_to_tsvector(case when ${isPublic} and n % 500 = 0 then array['luca'] else '{}' end),
        case when ${isPublic} then ${withStems(terms)} end, case when not ${isPublic} then ${withStems(terms)} end
      from generate_series(1, ${count}::int) n`
    const common = sql`'sustainable', 'number' || n, case when n % 9 = 0 then 'luca' end, case when n % 700 = 3 then 'turbine' end, case when n % 17 = 0 then 'boats' end, case when n % 19 = 0 then 'rails' end`
    await entry(
      'post',
      true,
      sql`array['@all', ${common}, case when n between 11 and 40 then 'zeolites' end, case when n <= ${posts - 10_000}::int then 'ancient' end]`,
      posts,
    ).execute(tx)
    await entry('guide', true, sql`array['sustainable']`, guides).execute(tx)
    const mine = sql`n % ${messages / own}::int = 0`
    await entry(
      'message',
      false,
      sql`array[case when ${mine} then ${memberKey(viewer)} else '@m:' || n % 500 end, ${common}, case when ${mine} then 'mine' else 'theirs' end]`,
      messages,
    ).execute(tx)
    await sql`insert into search_words select 'number' || n, 1 from generate_series(1, 100) n union values ('sustainable', ${posts}::int)`.execute(
      tx,
    )
  })
  await sql`analyze`.execute(database.kysely)
  // As autovacuum does, after which the GIN indexes seem to have all entries.
  await sql`vacuum`.execute(database.kysely)
}, 240_000)

const searchable = (kind: string): Searchable => ({
  kind,
  version: 1,
  follows: [],
  idsAfter: async () => [],
  read: async () => [],
  isReadable: () => sql<boolean>`true`,
  cards: async () => [],
})
const kinds = ['post', 'message', 'guide'].map(searchable)
const nobodyIsClose = async () => new Set<string>()

async function explained<Result>(mode: PlanMode, work: (reader: Tx) => Promise<Result>) {
  const { reader, plans } = explaining(database, mode)
  const result = await work(reader)
  const ofEntries = plans.filter((plan) => nodesOf(plan).some((node) => node['Relation Name'] === 'search_entries'))
  const indexes = new Set(ofEntries.flatMap(nodesOf).map((node) => node['Index Name']))
  return { result, visited: Math.max(...ofEntries.map(rowsVisited)), indexes }
}

const search = async (query: string, searchables = kinds) => ({
  viewer: { id: viewer, language: 'en' as const, keys: [memberKey(viewer)] },
  searchables,
  query: (await readQuery(database.kysely, query))('en'),
  filters: [],
})

// PostgreSQL plans prepared statements for their values, or once for all.
describe.each<PlanMode>(['force_custom_plan', 'force_generic_plan'])('with %s', (mode) => {
  /** Entries of the viewer's own are all read for a word that all have. */
  test.each([
    ['a word that all have', 'sustainable', 50, 2 * own + 2_500],
    ['a rare word among the oldest', 'zeolites', 30, 4_500],
    ['a word that was common in the past', 'ancient', 50, 2 * own + 14_000],
    ['a word of others’ messages', 'theirs', 0, 5_500],
    ['two common words that few have together', 'boats rails', 50, 4_500],
    ['two words that no entry has together', 'zeolites mine', 50, 9_000],
    ['a common prefix', 'sus', 50, 2 * own + 2_500],
  ])('%s is found without reading much', async (_, query, found, most) => {
    const { result, visited } = await explained(mode, async (reader) =>
      findEntries(reader, await search(query), { limit: 50 }, nobodyIsClose),
    )
    expect(result.entries).toHaveLength(found)
    expect(visited).toBeLessThanOrEqual(most)
  })

  test.each([
    ['sustainable', 2 * own + 12_000],
    ['theirs', 8_000],
  ])('results are counted without reading much (%s)', async (query, most) => {
    const { visited } = await explained(mode, async (reader) => countFound(reader, await search(query), 99))
    expect(visited).toBeLessThanOrEqual(most)
  })

  test('a page is ranked without reading other entries', async () => {
    const { entries } = await findEntries(database.kysely, await search('luca'), { limit: 50 }, nobodyIsClose)
    const asked = entries.map((entry) => ({ ...entry, is_found_by_name: true }))
    const { visited } = await explained(mode, (reader) => relevanceOf(reader, asked, [{ term: "'luca'", ways: ["'luca'"] }]))
    expect(visited).toBeLessThanOrEqual(2 * entries.length)
  })

  test('a kind with few entries is suggested without reading those of others', async () => {
    const { result, visited, indexes } = await explained(mode, async (reader) =>
      bestOfEach(reader, await search('sustainable'), 3, nobodyIsClose),
    )
    expect(result.entries.filter(({ kind }) => kind === 'guide')).toHaveLength(3)
    expect(visited).toBeLessThanOrEqual(own + 200)
    expect(indexes).not.toContain('search_newest')
  })

  test('a common name is suggested without reading entries that have none', async () => {
    const { result, visited } = await explained(mode, async (reader) => bestOfEach(reader, await search('luca'), 3, nobodyIsClose))
    const suggested = result.entries.filter(({ kind }) => kind === 'post').map(({ id }) => id)
    const { rows } = await sql<{ named: number }>`
      select count(*)::int as named from search_entries where id = any(${suggested}::uuid[]) and name_terms <> ''`.execute(database.kysely)
    expect(rows[0]?.named).toBe(3)
    expect(visited).toBeLessThanOrEqual(own + 200)
  })
})

test('a kind with few entries is searched without reading those of others', async () => {
  const { result, indexes } = await explained('force_custom_plan', async (reader) =>
    findEntries(reader, await search('sustainable', [searchable('guide')]), { limit: 50 }, nobodyIsClose),
  )
  expect(result.entries).toHaveLength(guides)
  expect(indexes).not.toContain('search_newest')
})

test.each([
  ['in names first', 'turbine', 'turbine'],
  ['where nothing has all words, those with the rarest first', 'number16667 sustainable boats', 'sustainable & boats | number16667'],
])('pages reach every result once, %s', async (_, query, terms) => {
  const seen: string[] = []
  for (let cursor: string | undefined; ;) {
    const page = await findEntries(database.kysely, await search(query), { cursor, limit: 50 }, nobodyIsClose)
    seen.push(...page.entries.map(({ kind, id }) => `${kind} ${id}`))
    if (page.next_cursor === null) break
    cursor = page.next_cursor
  }
  const { rows } = await sql<{ count: number }>`
    select count(*)::int from search_entries
    where public_terms @@ ${terms}::tsquery or own_terms @@ ${`(${terms}) & '${memberKey(viewer)}'`}::tsquery`.execute(database.kysely)
  expect(seen).toHaveLength(rows[0]?.count ?? 0)
  expect(new Set(seen).size).toBe(seen.length)
})

test('where nothing has all words and many have most of them, those with the rarest come first', async () => {
  const { result, visited } = await explained('force_generic_plan', async (reader) =>
    findEntries(reader, await search('number16667 sustainable boats'), { limit: 50 }, nobodyIsClose),
  )
  const { rows } = await sql<{ id: string }>`select id from search_entries where public_terms @@ 'number16667'`.execute(database.kysely)
  expect(result.entries.map(({ id }) => id)).toEqual(rows.map(({ id }) => id))
  expect(result).toMatchObject({ partly: { had: 2, of: 3 }, next_cursor: expect.any(String) })
  expect(visited).toBeLessThanOrEqual(4_500)
})
