import { describe, expect, test } from 'vitest'
import { leadingBy } from './leading-words.ts'
import { termOf } from './read-query.ts'
import { type Column, type Frequencies, sharesBy } from './shares.ts'

type Known = Partial<Record<Column, Readonly<Record<string, number>>>>

/** @param known the share of entries that have each word */
function leadingIn(known: Known, entries = 1_000_000) {
  const sharesOf = (column: Column) => {
    const of = new Map(Object.entries(known[column] ?? {}))
    return { entries, of, terms: [...of.keys()].toSorted() }
  }
  const frequencies: Frequencies = {
    public_terms: sharesOf('public_terms'),
    own_terms: sharesOf('own_terms'),
    name_terms: sharesOf('name_terms'),
  }
  return leadingBy(sharesBy(frequencies))
}

const whole = (typed: string) => word(typed, null)
const begun = (typed: string) => word(typed, typed)
const word = (typed: string, prefix: string | null) => ({ forms: [[typed]], prefix, term: termOf({ forms: [[typed]], prefix }) })

describe('among what everybody may find', () => {
  const known = { public_terms: { company: 0.1, market: 0.02, marketing: 0.005, markets: 0.004 } }

  test('few entries have a rare word, and many a common one', () => {
    const { among } = leadingIn(known)
    expect(among([[whole('zeolites')]], 'public_terms')).toEqual({ conditions: ["'zeolites'"], areAll: true })
    expect(among([[whole('company')]], 'public_terms')).toBeUndefined()
  })

  test('common words are looked up together with rarer ones, and after them', () => {
    expect(leadingIn(known).among([[whole('company'), whole('zeolites')]], 'public_terms')).toEqual({
      conditions: ["'zeolites'", "'company'"],
      areAll: true,
    })
  })

  test('the larger the community, the rarer a word must be', () => {
    const asked = [[whole('markets')]]
    expect(leadingIn(known, 10_000).among(asked, 'public_terms')).toEqual({ conditions: ["'markets'"], areAll: true })
    expect(leadingIn(known, 10_000_000).among(asked, 'public_terms')).toBeUndefined()
  })

  test('a common word is complete in texts, but may go on in names', () => {
    const { among } = leadingIn({ ...known, name_terms: known.public_terms })
    const asked = [[whole('zeolites'), begun('market')]]
    expect(among(asked, 'public_terms')).toEqual({
      conditions: ["'zeolites'", "('market' | 'marketing' | 'markets')"],
      areAll: true,
    })
    expect(among(asked, 'name_terms')).toEqual({ conditions: ["'zeolites'"], areAll: false })
  })

  test('a word that few have may always go on', () => {
    expect(leadingIn(known, 2_000).among([[begun('market')]], 'public_terms')).toMatchObject({ conditions: ["('market':* | 'market')"] })
  })
})

describe('among the viewer’s own', () => {
  test('what others write in private does not decide what is found', () => {
    const asked = [[begun('market')]]
    const alone = leadingIn({ public_terms: { market: 0.0001 } }).amongOwn(asked, 'public_terms')
    const written = leadingIn({ public_terms: { market: 0.0001 }, own_terms: { market: 0.4, marketing: 0.2 } }).amongOwn(
      asked,
      'public_terms',
    )
    expect(alone, 'the prefix').toMatchObject({ conditions: ["('market':* | 'market')"] })
    expect(written, 'all of their entries').toBeUndefined()
  })

  test('common words lead as well, but common prefixes do not', () => {
    const { amongOwn } = leadingIn({ own_terms: { company: 0.3, mark: 0.2 } })
    expect(amongOwn([[whole('company'), begun('mark')]], 'public_terms')).toEqual({ conditions: ["'company'"], areAll: false })
  })
})
