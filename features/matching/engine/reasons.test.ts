import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sentenceOf } from '#platform/in-words.ts'
import { speakerIn } from '#platform/server/texts.ts'
import { member } from './arbitrary-members.ts'
import { memberOf } from './blank-member.ts'
import { defaultCommunity } from './commonness.ts'
import type { MatchMember, Stated, Traits } from './member.ts'
import { reasonsOf } from './reasons.ts'
import { scoreOf } from './score.ts'

const said = (viewer: MatchMember, other: MatchMember, mutual = 0, names: string[] = []) =>
  reasonsOf(viewer, other, { mutual, names }, scoreOf(viewer, other, { mutual }, defaultCommunity)).map(
    ({ text, fits }) => `${fits ? '+' : '-'} ${sentenceOf(text, speakerIn('en')).replaceAll('\u00a0', ' ')}`,
  )

const memberWith = (group: MatchMember['group'], traits: Partial<Traits>, stated: Partial<Stated> = {}): MatchMember => {
  const nobody = memberOf(group)
  return { ...nobody, traits: { ...nobody.traits, ...traits }, stated: { ...nobody.stated, ...stated } }
}
const poland = { city: 'Kraków|PL', country: 'PL', regions: ['central-eastern-europe', 'eu', 'europe', 'global'] }
const sweden = { city: 'Malmö|SE', country: 'SE', regions: ['nordics', 'eu', 'europe', 'global'] }
const startup = memberWith('startup', {
  ...poland,
  labels: ['circular textiles', 'esg reporting'],
  labelTexts: ['Circular Textiles', 'ESG reporting'],
  industries: ['CleanTech'],
  stage: 'series-a',
  amount: 6_500_000,
  raising: { amount: 6_500_000, currency: 'EUR' },
  currency: 'EUR',
  goals: [12, 13],
})
const tickets = { low: 100_000, high: 750_000 }
const investor = memberWith(
  'investor',
  { ...sweden, sfdr: 'article-9', goals: [13], currency: 'EUR' },
  {
    industries: { CleanTech: 0.5, AgTech: 0.5 },
    stages: { 'series-a': 1 },
    regions: { nordics: 1 },
    amount: { ...tickets, tickets: { ...tickets, currency: 'EUR' } },
  },
)

test('an investor reads which of their criteria the startup meets and misses', () => {
  expect(said(investor, startup, 4, ['Ana Silva', 'Tom Berg'])).toEqual([
    '+ CleanTech is one of your target industries',
    '+ Series A is one of your target stages',
    '+ Raising €6.5m, which suits your ticket size of €100k to €750k',
    '+ You both work towards Climate Action',
    '- Based in Kraków, Poland, while you invest in the Nordics',
  ])
})

test('a founder reads the same from their side', () => {
  expect(said(startup, investor)).toEqual([
    '+ CleanTech is one of their target industries',
    '+ Invests at your stage, Series A',
    '+ Your round of €6.5m suits their ticket size of €100k to €750k',
    '+ You both work towards Climate Action',
    '- Invests in the Nordics, while you are based in Kraków, Poland',
  ])
})

test('evidence for a goal of the investor is a reason for both, in place of the goal that is only named', () => {
  const reasonsWith = (viewer: MatchMember, other: MatchMember, evidenced: readonly number[]) =>
    reasonsOf(viewer, other, { mutual: 0, evidenced }, scoreOf(viewer, other, { mutual: 0 }, defaultCommunity)).map(({ text }) =>
      sentenceOf(text, speakerIn('en')),
    )
  expect(reasonsWith(investor, startup, [13])[0]).toBe('Evidence for Climate Action, which you invest in')
  expect(reasonsWith(investor, startup, [13])).not.toContain('You both work towards Climate Action')
  expect(reasonsWith(startup, investor, [13])[0]).toBe('Invests in Climate Action, for which you show evidence')
  const [one, other] = (['investor', 'startup'] as const).map((group) => memberWith(group, { goals: [13, 15] })) as [
    MatchMember,
    MatchMember,
  ]
  expect(reasonsWith(one, other, [13])).toEqual(['Evidence for Climate Action, which you invest in', 'You both work towards Life on Land'])
  expect(reasonsWith(investor, startup, [7]), 'a goal that is not theirs').toEqual(reasonsWith(investor, startup, []))
  expect(reasonsWith(startup, startup, [13]).join()).not.toMatch(/vidence/)
})

test("foreign amounts are also shown in the reader's currency", () => {
  const forints = { low: 80_000_000, high: 650_000_000, currency: 'HUF' } as const
  const hungarian = memberWith('investor', {}, { amount: { low: 194_000, high: 1_580_000, tickets: forints } })
  expect(said(startup, hungarian)).toEqual(['+ Your round of €6.5m suits their ticket size of HUF 80m to HUF 650m (about €190k to €1.6m)'])
  const swede = memberWith('investor', { currency: 'SEK' }, investor.stated)
  expect(said(swede, startup)).toContain(
    '+ Raising €6.5m (about SEK 74m), which suits your ticket size of €100k to €750k (about SEK 1.1m to SEK 8.6m)',
  )
})

describe('common ground', () => {
  const mentor = memberWith('mentor', {
    ...poland,
    labels: ['esg reporting', 'export'],
    labelTexts: ['ESG Reporting', 'Export'],
    industries: ['CleanTech'],
    goals: [12, 13, 5],
    years: 21,
  })

  test('covers industries, named goals, the place, skills as written, and experience', () => {
    const reasons = said(startup, mentor)
    expect(reasons).toEqual(
      expect.arrayContaining([
        '+ You both focus on CleanTech',
        '+ You both work towards Responsible Consumption and Production and Climate Action',
        '+ You are both based in Kraków',
        '+ You share expertise in ESG Reporting',
      ]),
    )
    expect(said(memberWith('startup', { industries: ['CleanTech'], goals: [5] }), mentor)).toContain('+ Brings 21 years of experience')
  })

  test.each([
    [1, [], 'You have 1 mutual connection'],
    [1, ['Ana Silva'], 'You both know Ana Silva'],
    [2, ['Ana Silva', 'Tom Berg'], 'You both know Ana Silva and Tom Berg'],
    [5, ['Ana Silva', 'Tom Berg'], 'You both know Ana Silva, Tom Berg and 3 other members'],
  ])('includes %i mutual connections', (mutual, names, text) => {
    expect(said(memberWith('mentor', { industries: ['SaaS'] }), memberWith('startup', { industries: ['SaaS'] }), mutual, names)).toContain(
      `+ ${text}`,
    )
  })
})

test('a stage or an amount that has little in common is no reason', () => {
  const mentor = memberOf('mentor')
  const at = (stage: string) => said(mentor, memberWith('startup', { stage }))
  expect(at('pre-seed')).toEqual(['+ At Pre-Seed, where advice matters most'])
  expect([at('series-c'), at('bridge')]).toEqual([[], []])

  const raising = (amount: number) => memberWith('startup', { amount, raising: { amount, currency: 'EUR' } })
  expect(said(raising(1_000_000), raising(1_500_000))).toEqual(['+ Raising a similar amount: €1.5m'])
  expect(said(raising(1_000_000), raising(6_000_000))).toEqual([])
  const investing = (low: number, high: number) =>
    memberWith('investor', {}, { amount: { low, high, tickets: { low, high, currency: 'EUR' } } })
  expect(said(investing(25_000, 50_000), investing(25_000, 60_000))).toEqual(['+ Similar ticket size: €25k to €60k'])
  expect(said(investing(25_000, 50_000), investing(250_000, 500_000))).toEqual([])
})

test('empty profiles give no reasons', () => {
  expect(said(memberOf('startup'), memberOf('investor'))).toEqual([])
})

test('there are at most five, those in favour first, and every placeholder is filled', () => {
  fc.assert(
    fc.property(member, member, fc.nat(20), (viewer, other, mutual) => {
      const reasons = reasonsOf(viewer, other, { mutual, evidenced: [7, 13] }, scoreOf(viewer, other, { mutual }, defaultCommunity))
      expect(reasons.length).toBeLessThanOrEqual(5)
      expect(reasons.map(({ fits }) => fits)).toEqual(reasons.map(({ fits }) => fits).toSorted((a, b) => Number(b) - Number(a)))
      for (const { text } of reasons) {
        for (const [, name = ''] of text.message.matchAll(/\{(\w+)[},]/g)) expect(text.parameters).toHaveProperty(name)
      }
      expect(new Set(reasons.map(({ text }) => text.id)).size).toBe(reasons.length)
    }),
  )
})
