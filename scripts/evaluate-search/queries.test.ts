import { describe, expect, test } from 'vitest'
import { languages } from '#platform/language.ts'
import { furtherQueries, queries } from './queries.ts'
import { askers, kinds, reasons } from './queries/asked.ts'

const count = (matches: (query: (typeof queries)[number]) => boolean) => queries.filter(matches).length

describe('the queries', () => {
  test.each([
    [300, queries],
    [286, furtherQueries],
  ])('are %s, and each is asked once in a language', (size, all) => {
    expect(all).toHaveLength(size)
    const asked = all.map(({ language, query }) => `${language} ${query.toLowerCase()}`)
    expect(asked.filter((each, index) => asked.indexOf(each) !== index)).toEqual([])
  })

  test('each name what should come first, nothing twice', () => {
    for (const { query, expect: expected } of [...queries, ...furtherQueries]) {
      expect(query).toBe(query.trim())
      expect(expected, query).not.toEqual([])
      for (const { kind, name } of expected) {
        expect(kinds, query).toContain(kind)
        expect(name, query).toMatch(/^\S/)
      }
      const named = expected.map(({ kind, name }) => `${kind} ${name}`)
      expect(new Set(named).size, query).toBe(named.length)
    }
  })

  test('come from all four languages, all askers, for all reasons and about all kinds', () => {
    for (const language of languages)
      expect(
        count((query) => query.language === language),
        language,
      ).toBeGreaterThanOrEqual(40)
    for (const asker of askers)
      expect(
        count(({ as }) => as === asker),
        asker,
      ).toBeGreaterThanOrEqual(10)
    for (const reason of reasons)
      expect(
        count(({ why }) => why === reason),
        reason,
      ).toBeGreaterThanOrEqual(10)
    for (const kind of kinds)
      expect(
        count(({ expect: expected }) => expected.some((each) => each.kind === kind)),
        kind,
      ).toBeGreaterThanOrEqual(2)
  })

  test.each([
    ['misspelling', 0.15],
    ['prefix', 0.15],
    ['inflection', 0.1],
  ] as const)('of which %s is the reason for the planned share', (reason, share) => {
    expect(count(({ why }) => why === reason) / queries.length).toBe(share)
  })
})
