import { beforeAll, describe, expect, it } from 'vitest'
import { findCity } from '#features/places/server/index.ts'
import type { FundingStage } from '#features/profiles/vocabulary.ts'
import { demoAccounts } from './accounts.ts'
import { describeCover } from './covers/describe-cover.ts'
import { drawCoverChoice } from './covers/scene.ts'
import { talksOf } from './conversations/talks.ts'
import { deckCompany } from './decks/company.ts'
import { figuresOf } from './deals/describe-deal.ts'
import { type DemoDeal, planDeals } from './deals/plan-deals.ts'
import { type PlannedEvent, planEvents } from './events/plan-events.ts'
import { demoMembers } from './members.ts'
import type { DemoMember } from './member.ts'
import { inEuros } from './money.ts'
import { type PlannedPost, planPosts } from './newsfeed/plan-posts.ts'
import { planOrganisations } from './organisations/plan-organisations.ts'
import { randomFrom } from './random.ts'
import { memberReviews, platformReviews } from './reviews/plan-reviews.ts'
import { ofMembers } from './reviews/texts.ts'
import { sentencesOf } from './text.ts'
import { drawQuarters } from './updates/draw-quarters.ts'
import { ofFounders } from './updates/texts.ts'

// Late in the evening, when some members are already in the next day.
const now = new Date('2026-11-25T22:30:00Z')
let members: DemoMember[]
let deals: DemoDeal[]
let events: PlannedEvent[]
let posts: PlannedPost[]

beforeAll(() => {
  const plan = planOrganisations(demoMembers(400, 2026, { now }), demoAccounts.length)
  members = plan.members
  deals = planDeals(members, now)
  events = planEvents(members, demoAccounts.length, plan.organisations, now)
  posts = planPosts(members, demoAccounts.length, now)
})

/** The items that occur more than once. */
const repeated = (items: readonly string[]) => items.filter((item, index) => items.indexOf(item) !== index)

describe('deals', () => {
  it('repeat no sentence', () => {
    expect(repeated(deals.flatMap(({ fields }) => sentencesOf(`${fields.description} ${fields.impact}`)))).toEqual([])
  })

  it('say something in every part', () => {
    for (const { fields } of deals) {
      expect(fields.impact, fields.title).not.toBe('')
      expect(fields.description.split('\n\n').length, fields.title).toBeGreaterThanOrEqual(3)
    }
  })

  it('agree with what the profiles say they have achieved', () => {
    const kits = demoMembers(2_000, 5, { now }).flatMap((member) => deckCompany(member, now) ?? [])
    const stated = kits.filter(({ known }) => known.customers)
    expect(stated.length).toBeGreaterThan(100)
    for (const company of stated) expect(figuresOf(company).customers, company.proofs.join(' ')).toBe(company.known.customers)
    const small = kits.filter(({ stage, teamSize }) => stage === 'pre-seed' || (stage === 'bridge' && teamSize < 20))
    for (const { business } of small) {
      expect(business.next).not.toMatch(/second factory|full-size plant, |industrial line$|asset finance vehicle/)
    }
    for (const { fields } of deals) expect(fields.description).not.toMatch(/pre-revenue|no revenue/)
  })

  /** In thousands of euros, and what new investors get for it in per cent. */
  const usual: Record<FundingStage, { amount: readonly [number, number]; stake: readonly [number, number] }> = {
    'pre-seed': { amount: [100, 1_000], stake: [8, 20] },
    seed: { amount: [500, 4_000], stake: [12, 25] },
    'series-a': { amount: [2_500, 15_000], stake: [12, 25] },
    'series-b': { amount: [10_000, 50_000], stake: [8, 20] },
    'series-c': { amount: [30_000, 130_000], stake: [6, 16] },
    bridge: { amount: [200, 3_000], stake: [5, 15] },
  }

  it('mostly state a valuation, and one that fits stage and amount', () => {
    expect(deals.filter(({ fields }) => fields.valuation !== null).length / deals.length).toBeGreaterThan(0.75)
    for (const { fields } of deals) {
      const { amount } = usual[fields.funding_stage]
      const thousands = inEuros(fields.funding_amount, fields.currency) / 1_000
      expect(thousands, `${fields.title} raises`).toBeGreaterThanOrEqual(amount[0])
      expect(thousands, `${fields.title} raises`).toBeLessThanOrEqual(amount[1])
    }
    for (const { fields } of deals.filter(({ fields: { valuation } }) => valuation !== null)) {
      const [least, largest] = usual[fields.funding_stage].stake
      const given = (100 * fields.funding_amount) / (fields.funding_amount + (fields.valuation ?? 0))
      expect(given, `${fields.title} gives away`).toBeGreaterThan(least)
      expect(given, `${fields.title} gives away`).toBeLessThan(largest)
    }
  })

  it('raise no more than such a business needs', () => {
    const kits = demoMembers(2_000, 5, { now }).flatMap((member) => deckCompany(member, now) ?? [])
    const small = kits.filter(({ business }) => business.customers === 'schools and city administrations')
    expect(small.length).toBeGreaterThan(3)
    for (const { stage, amount, currency } of small) {
      expect(['pre-seed', 'seed', 'bridge']).toContain(stage)
      expect(inEuros(amount, currency)).toBeLessThan(2_000_000)
    }
  })
})

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const localWeekday = ({ startsAt, zone }: PlannedEvent) => startsAt.toLocaleDateString('en-GB', { weekday: 'long', timeZone: zone })

describe('events', () => {
  it('have titles of their own', () => {
    expect(events.length).toBeGreaterThan(45)
    expect(repeated(events.map(({ title }) => title))).toEqual([])
    for (const { title, venue } of events) expect(`${title} ${venue}`).not.toMatch(/[{}]|undefined/)
  })

  it('are on working days, or on Saturdays if they are outings, and on the days that their titles name', () => {
    const isWrong = (event: PlannedEvent) => {
      const weekday = localWeekday(event)
      const isFree = weekday === 'Sunday' || (weekday === 'Saturday' && event.idea.category !== 109)
      return isFree || weekdays.some((named) => named !== weekday && event.title.includes(named))
    }
    expect(events.filter(isWrong).map((event) => `${event.title} on a ${localWeekday(event)}`)).toEqual([])
  })

  it('begin at the time of day that their titles name', () => {
    const hourOf = ({ startsAt, zone }: PlannedEvent) =>
      Number(startsAt.toLocaleTimeString('en-GB', { hour: '2-digit', timeZone: zone }).slice(0, 2))
    const isWrong = (event: PlannedEvent) =>
      (/breakfast|morning/i.test(event.title) && hourOf(event) >= 11) || (/evening|dinner|night/i.test(event.title) && hourOf(event) < 17)
    expect(events.filter(isWrong).map(({ title }) => title)).toEqual([])
  })

  it('are hosted and attended by those whom they are for, who answer the question that they were asked', () => {
    for (const { idea, host, organisation, attendees } of events) {
      expect(organisation || !idea.hosts || idea.hosts.includes(host.profile.user_type), idea.title).toBeTruthy()
      for (const { member, answer } of attendees) {
        expect(idea.guests ?? [member.profile.user_type], idea.title).toContain(member.profile.user_type)
        expect(answer === null || idea.question?.answers.includes(answer), idea.title).toBe(true)
      }
      expect(attendees.length, idea.title).toBeGreaterThan(3)
    }
  })

  it('never take place at one venue in two cities', () => {
    const cities = new Map<string, Set<string>>()
    for (const { idea, venue, host } of events.filter((event) => event.idea.format !== 'online')) {
      const city = findCity(host.profile.city_id ?? 0)?.name ?? ''
      cities.set(venue, (cities.get(venue) ?? new Set()).add(city))
      expect(idea.isAtHome === true || venue.includes(city), venue).toBe(true)
    }
    expect([...cities].filter(([, names]) => names.size > 1)).toEqual([])
  })
})

describe('posts', () => {
  it('are as many as 400 members write in three weeks, by many of them and at the hours when people write', () => {
    expect(posts.length).toBeGreaterThanOrEqual(80)
    expect(posts.length).toBeLessThanOrEqual(120)
    expect(new Set(posts.map(({ author }) => author)).size).toBeGreaterThan(70)
    expect(repeated(posts.map(({ text }) => text))).toEqual([])
    const oldest = Math.min(...posts.map(({ created_at }) => created_at.getTime()))
    expect((now.getTime() - oldest) / 86_400_000).toBeLessThan(24)
    for (const { text, author, created_at, comments } of posts) {
      expect(created_at.getTime(), text).toBeLessThan(now.getTime())
      expect(author.joined_at.getTime(), text).toBeLessThan(created_at.getTime())
      for (const each of [text, ...comments.map((comment) => comment.text)]) expect(each).not.toMatch(/[{}]|undefined/)
      for (const { by } of comments) expect(by).toBeDefined()
    }
  })

  it('are liked mostly by people in the same field', () => {
    const near = posts.flatMap(({ author, likers }) =>
      likers.map(
        ({ profile }) =>
          profile.industry === author.profile.industry ||
          profile.expertise_areas.some((area) => author.profile.expertise_areas.includes(area)),
      ),
    )
    expect(near.filter(Boolean).length / near.length).toBeGreaterThan(0.5)
    for (const { author, likers } of posts) expect(likers).not.toContain(author)
  })

  it('are the same each time', () => {
    expect(planPosts(members, demoAccounts.length, now).map(({ id, text }) => [id, text])).toEqual(posts.map(({ id, text }) => [id, text]))
  })
})

describe('reviews', () => {
  it('of the platform are by members whom they suit', () => {
    const reviews = platformReviews(members)
    expect(reviews).toHaveLength(8)
    const authorOf = (words: string) => reviews.find(({ text }) => text.includes(words))?.author.profile
    expect(authorOf('our seed round')?.funding_stage).toBe('seed')
    const [, field = ''] = reviews.flatMap(({ text }) => /In our field, (.+), there/.exec(text) ?? [])
    expect(authorOf('In our field')?.expertise_areas.map((area) => area.toLowerCase())).toContain(field.toLowerCase())
  })

  it('of members are by the kind of member who can know, and never the same', () => {
    const used = new Set<string>()
    const reviews = members.slice(0, 120).flatMap((about, index) => {
      const knowing = members.slice(index + 1, index + 12).map((by) => ({ by }))
      return memberReviews(randomFrom(`reviews of ${about.id}`), about, knowing, used).map((review) => ({ ...review, about }))
    })
    expect(reviews.length).toBeGreaterThan(60)
    expect(repeated(reviews.map(({ text }) => text))).toEqual([])
    const byInvestors = reviews.filter(({ text }) => text.includes('Due diligence'))
    expect(byInvestors.length).toBeGreaterThan(2)
    expect(new Set(byInvestors.map(({ author }) => author.profile.user_type))).toEqual(new Set(['investor']))
    for (const { author, about } of reviews)
      expect(ofMembers[about.profile.user_type].flatMap(({ by }) => by)).toContain(author.profile.user_type)
  })
})

describe('updates', () => {
  it('state the team of the profile and the revenue of the deck', () => {
    const selling = deals.filter(({ company, owner }) => company.stage !== 'pre-seed' && owner !== members[0])
    for (const { owner, company } of selling) {
      const { quarters } = figuresOf(company)
      const figures = drawQuarters(company, 3, company.date)
      expect(figures.at(-1)?.team, company.name).toBe(owner.profile.team_size)
      for (const [back, { revenue, cash, burn }] of figures.toReversed().entries()) {
        expect(Math.abs(revenue - (quarters.at(-1 - back)?.amount ?? 0)), company.name).toBeLessThanOrEqual(5_000)
        expect(cash / burn, company.name).toBeGreaterThan(5)
      }
    }
    expect(new Set(selling.map(({ company }) => ofFounders.findIndex(({ fits }) => fits?.test(company.business.customers)))).size).toBe(4)
  })
})

describe('conversations', () => {
  it('fit both members, and are never the same', () => {
    const talks = [...talksOf(members, demoAccounts.length, now)]
    for (const account of members.slice(0, demoAccounts.length))
      expect(talks.filter(({ a, b }) => b === account && !members.slice(0, demoAccounts.length).includes(a)).length).toBe(4)
    expect(repeated(talks.flatMap(({ dialogue }) => dialogue.lines.map(([, , text]) => text)))).toEqual([])
    const asking = talks.filter(({ dialogue }) => dialogue.lines.some(([, , text]) => text.includes('{company}')))
    expect(new Set(asking.map(({ a }) => a.profile.user_type))).toEqual(new Set(['startup']))
  })
})

describe('colleagues', () => {
  it('introduce themselves with at most one other in the same words', () => {
    const bios = members.filter(({ isColleague }) => isColleague).map(({ profile }) => profile.bio.replaceAll(profile.company_name, ''))
    expect(bios.length).toBeGreaterThan(30)
    expect(repeated(repeated(bios))).toEqual([])
  })
})

describe('pictures', () => {
  it('are described by what they show', () => {
    const random = randomFrom('covers')
    const texts = new Set(Array.from({ length: 60 }, () => describeCover(drawCoverChoice(random))))
    expect(texts.size).toBeGreaterThan(8)
    for (const text of texts) expect(text).toMatch(/^Drawing: .*(hills|sea|fields|roofs|forest|mountains).*, the sun low (on|in) the/)
    expect(describeCover({ scene: 'forest', palette: 0, seed: '', sunAt: 0.3, turbines: 3 })).not.toContain('turbine')
    expect(describeCover({ scene: 'hills', palette: 0, seed: '', sunAt: 0.3, turbines: 1 })).toBe(
      'Drawing: rows of hills and a wind turbine, the sun low on the left',
    )
  })
})
