import { describe, expect, test } from 'vitest'
import type { Query } from './queries.ts'
import { type Entry, type Outcome, entriesExpected, rankOf, scoreOf } from './score.ts'
import { asMisses, asTable } from './show.ts'

const query = (changes: Partial<Query> = {}): Query => ({
  query: 'kelp',
  language: 'en',
  as: 'investor',
  why: 'topic',
  expect: [{ kind: 'deal', name: 'Kelp' }],
  ...changes,
})
const entry = (kind: Entry['kind'], id: string, title: string, text = ''): Entry => ({ kind, id, title, text })
const deal = entry('deal', '1', 'Kelp farming')
const entries = [deal, entry('organisation', '2', 'Kelp'), entry('post', '3', '', 'Kelp grows fast'), entry('deal', '4', 'A yeast', 'Kelp')]

describe('expected entries', () => {
  test('are of their kind, and their title begins with the name', () => {
    expect(entriesExpected(query(), entries)).toEqual({ found: [deal], missing: [] })
  })

  test('without a title are named by their text', () => {
    const asked = query({ expect: [{ kind: 'post', name: 'Kelp grows' }] })
    expect(entriesExpected(asked, entries).found.map(({ id }) => id)).toEqual(['3'])
  })

  test('that the asker cannot see are missing', () => {
    const gone = { kind: 'event', name: 'Kelp day' } as const
    expect(entriesExpected(query({ expect: [gone, ...query().expect] }), entries)).toEqual({ found: [deal], missing: [gone] })
  })
})

describe('the rank', () => {
  const results = [
    { kind: 'organisation', id: '2', title: 'Kelp' },
    { kind: 'deal', id: '1', title: 'Kelp farming' },
  ]

  test('is that of the first result that is expected', () => {
    expect(rankOf(results, [deal, entry('deal', '9', 'Seagrass')])).toBe(2)
    expect(rankOf(results, [deal, entry('organisation', '2', 'Kelp')])).toBe(1)
  })

  test('compares titles where ids differ, but kinds always', () => {
    expect(rankOf([{ kind: 'guide', id: 'a', title: 'Term sheet' }], [entry('guide', 'term-sheet', 'Term sheet')])).toBe(1)
    expect(rankOf([{ kind: 'event', id: '1', title: 'Kelp farming' }], [deal])).toBeUndefined()
    expect(rankOf([{ kind: 'post', id: '8', title: '' }], [entry('post', '3', '', 'Kelp grows fast')])).toBeUndefined()
  })

  test('is undefined without results', () => expect(rankOf([], [deal])).toBeUndefined())
})

const outcomes: Outcome[] = [
  { query: query(), rank: 1, first: 'deal “Kelp farming”' },
  { query: query({ query: 'Tang', language: 'de' }), rank: 5, first: 'post “Tang”' },
  { query: query({ query: 'algue', language: 'fr', why: 'misspelling' }), rank: 6, first: undefined },
  { query: query({ query: 'alga', language: 'es' }), rank: undefined, first: undefined },
]

test('the score counts what is first, and what is among the first five', () => {
  expect(scoreOf(outcomes)).toEqual({ queries: 4, at1: 0.25, at5: 0.5 })
})

test('the table shows it in total, by language and by reason', () => {
  const rows = asTable({ search: outcomes, baseline: [] }).split('\n')
  const figuresOf = (name: string) =>
    rows
      .find((row) => row.startsWith(`${name} `))
      ?.split(/\s+/)
      .slice(1, 4)
  expect(figuresOf('all')).toEqual(['4', '0.250', '0.500'])
  expect(figuresOf('de')).toEqual(['1', '0.000', '1.000'])
  expect(figuresOf('misspelling')).toEqual(['1', '0.000', '0.000'])
})

test('misses are those that were not first', () => {
  const text = asMisses(outcomes)
  expect(text).not.toContain('kelp  (')
  expect(text).toContain('5  Tang  (de, investor, topic)\n      wants deal “Kelp”, finds post “Tang”')
  expect(text).toContain('–  alga  (es, investor, topic)\n      wants deal “Kelp”, finds nothing')
})
