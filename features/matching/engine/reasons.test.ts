import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fillIn } from '#platform/problems.ts'
import { member } from './arbitrary-members.ts'
import { memberOf } from './blank-member.ts'
import { commonnessOf, defaultCommunity } from './commonness.ts'
import type { MatchMember, Stated, Traits } from './member.ts'
import { reasonsOf } from './reasons.ts'
import { nothingSeen, withSeen } from './seen.ts'
import { shippedWeights as weights } from './weights.ts'

const said = (viewer: MatchMember, other: MatchMember, mutual = 0) =>
  reasonsOf(viewer, other, { mutual }, defaultCommunity, weights).map(
    ({ text, fits }) => `${fits ? '+' : '-'} ${fillIn(text.message, text.parameters ?? {})}`,
  )

const memberWith = (group: MatchMember['group'], traits: Partial<Traits>, stated: Partial<Stated> = {}): MatchMember => {
  const nobody = memberOf(group)
  return { ...nobody, traits: { ...nobody.traits, ...traits }, stated: { ...nobody.stated, ...stated } }
}
const poland = { city: 'Kraków|PL', country: 'PL', regions: ['central-eastern-europe', 'eu', 'europe', 'global'] }
const sweden = { city: 'Malmö|SE', country: 'SE', regions: ['nordics', 'eu', 'europe', 'global'] }
const startup = memberWith('startup', {
  ...poland,
  labels: ['circular textiles'],
  industries: ['CleanTech'],
  stage: 'series-a',
  amount: 6_500_000,
  goals: [12, 13],
})
const investor = memberWith(
  'investor',
  { ...sweden, sfdr: 'article-9', goals: [13] },
  {
    industries: { CleanTech: 0.5, AgTech: 0.5 },
    stages: { 'series-a': 1 },
    regions: { nordics: 1 },
    amount: { low: 100_000, high: 750_000 },
  },
)
const accepting = (seeker: MatchMember, count: number, traits: Traits, rejected = nothingSeen): MatchMember => ({
  ...seeker,
  taste: { accepted: Array.from({ length: count }, () => traits).reduce(withSeen, nothingSeen), rejected },
})

describe('what an investor reads', () => {
  test('is what they stated and what the startup is, for and against', () => {
    const reasons = said(investor, startup, 4)
    expect(reasons).toContain('+ CleanTech is one of the industries you look for')
    expect(reasons).toContain('+ You share {count, plural, one {# connection} other {# connections}}')
    expect(reasons.at(-1)).toBe('- Based in Kraków, Poland, while you look at the Nordics')
  })

  test('names the tickets as the investor put them', () => {
    const only = (text?: string) => memberWith('investor', {}, { amount: { low: 100_000, high: 750_000, text } })
    const raising = memberWith('startup', { amount: 6_500_000 })
    expect(said(only(), raising)).toEqual(['+ The round of €6.5M fits your tickets of €100k to €750k'])
    const inKronor = { ...raising, traits: { ...raising.traits, amountText: 'SEK 74M' } }
    expect(said(only('SEK 1M to SEK 9M'), inKronor)).toEqual(['+ The round of SEK 74M fits your tickets of SEK 1M to SEK 9M'])
    expect(said(only(), memberWith('startup', { amount: 90_000_000 }))).toEqual([
      '- The round of €90M is large for your tickets of €100k to €750k',
    ])
  })

  test('tells a learned taste from a stated wish', () => {
    const seasoned = accepting(memberOf('investor'), 6, startup.traits)
    const reasons = said(seasoned, startup)
    expect(reasons).toContain('+ You often accept members in CleanTech')
    expect(reasons).toContain('+ You often accept members from Kraków')
    expect(reasons.some((reason) => /you look for/.test(reason))).toBe(false)
    // Two accepts are not often.
    expect(said(accepting(memberOf('investor'), 2, startup.traits), startup).filter((reason) => /often/.test(reason))).toEqual([])
  })

  test('is told what they pass on', () => {
    const rejected = Array.from({ length: 12 }, () => startup.traits).reduce(withSeen, nothingSeen)
    const other = { ...startup.traits, industries: ['FinTech'], labels: [] }
    expect(said(accepting(memberOf('investor'), 12, other, rejected), startup)).toContain('- You often pass on members in CleanTech')
  })
})

describe('what a founder reads', () => {
  test('is the same from their side', () => {
    const reasons = said(startup, investor)
    expect(reasons).toContain('+ CleanTech is one of the industries they look for')
    expect(reasons).toContain('+ Looks for startups at your stage, Series A')
    expect(reasons.at(-1)).toBe('- Looks mostly at the Nordics, while you are in Kraków, Poland')
  })

  test('learns that an investor usually comes later', () => {
    const late = accepting(memberOf('investor'), 9, { ...startup.traits, stage: 'series-c' })
    const seed = memberWith('startup', { ...startup.traits, stage: 'seed' })
    expect(said(seed, late)).toContain('- Usually accepts later stages than Seed')
    expect(said(late, seed)).toContain('- You usually accept later stages than Seed')
  })

  test('hears that an investor has been quiet, and not how they decide', () => {
    const quiet = { ...memberOf('investor').standing, accepts: 2, rejects: 60, steadyAccepts: 0.4, recentAccepts: 0, monthsSince: 24.6 }
    expect(said(startup, { ...investor, standing: quiet })).toContain('- Has not been looking for matches of late')
    const { accepted, rejected } = accepting(memberOf('investor'), 20, startup.traits).taste
    const passing = { ...memberOf('investor'), taste: { accepted: rejected, rejected: accepted } }
    expect(said(passing, startup).join()).toMatch(/You often pass on members in/)
    expect(said(startup, passing).join()).not.toMatch(/pass/)
  })
})

test('who said nothing gives no reasons', () => {
  expect(said(memberOf('startup'), memberOf('investor'))).toEqual([])
})

test('a founder and a mentor meet over what both know', () => {
  const mentor = memberWith('mentor', { labels: ['circular textiles', 'export'], industries: ['CleanTech'], ...poland })
  const reasons = said(startup, mentor)
  expect(reasons).toContain('+ You both name circular textiles')
  expect(reasons).toContain('+ You are both in CleanTech')
  expect(reasons).toContain('+ You are both in Kraków')
})

test('there are at most five, what speaks for it first, and every place in a sentence is filled', () => {
  fc.assert(
    fc.property(member, member, fc.array(member, { maxLength: 10 }), fc.nat(20), (viewer, other, others, mutual) => {
      const common = commonnessOf([viewer, other, ...others])
      const community = { startup: common, investor: common, mentor: common }
      const reasons = reasonsOf(viewer, other, { mutual }, community, weights)
      expect(reasons.length).toBeLessThanOrEqual(5)
      expect(reasons.map(({ fits }) => fits)).toEqual(reasons.map(({ fits }) => fits).toSorted((a, b) => Number(b) - Number(a)))
      for (const { text } of reasons) {
        for (const [, name = ''] of text.message.matchAll(/\{(\w+)[},]/g)) expect(text.parameters).toHaveProperty(name)
      }
      expect(new Set(reasons.map(({ text }) => text.id)).size).toBe(reasons.length)
    }),
  )
})
