import type { ValidDealInput } from '#features/deals/contract.ts'
import type { DealStatus } from '#features/deals/statuses.ts'
import { regionsOf } from '#features/places/regions.ts'
import { type DeckCompany, deckCompany } from '../decks/company.ts'
import type { DemoMember } from '../member.ts'
import { type Random, randomFrom, uuidFrom } from '../random.ts'
import { describeDeal } from './describe-deal.ts'
import { matchesPreferences } from './matches-preferences.ts'

/** A member's deal, with the company that its deck is drawn from. */
export interface DemoDeal {
  id: string
  owner: DemoMember
  company: DeckCompany
  fields: ValidDealInput
  status: DealStatus
  postedAt: Date
  /** When the round closed; null while it is open. */
  endedAt: Date | null
  /** Whether a document with the financials is added to the deck. */
  hasFinancials: boolean
}

const hour = 60 * 60 * 1000
const day = 24 * hour
/** The oldest deal is half a year old. */
const oldestDay = 180

const statusesByAge: readonly (readonly [days: number, readonly (readonly [DealStatus, number])[]])[] = [
  [
    60,
    [
      ['active', 40],
      ['open', 9],
      ['oversubscribed', 14],
      ['closed', 14],
      ['completed', 23],
    ],
  ],
  [
    21,
    [
      ['active', 72],
      ['open', 4],
      ['oversubscribed', 14],
      ['closed', 10],
    ],
  ],
  [0, [['active', 1]]],
]

/** One deal per business, and two of the printed founder account; the oldest first. */
export function planDeals(members: readonly DemoMember[], now = new Date()): DemoDeal[] {
  const deals: DemoDeal[] = []
  const businesses = new Set<string>()
  const used = new Set<string>()
  for (const owner of members.toSorted((one, other) => one.joined_at.getTime() - other.joined_at.getTime())) {
    const random = randomFrom(`deal of ${owner.id}`)
    const isPrinted = owner.profile.company_name === 'Terrabruna'
    const postedAt = isPrinted ? new Date(now.getTime() - 74 * day) : drawPosting(random, owner, now)
    const company = owner.profile_completed && !owner.isColleague && postedAt && deckCompany(owner, postedAt)
    if (!company || businesses.has(company.business.customers)) continue
    businesses.add(company.business.customers)
    const status = isPrinted ? 'active' : drawStatus(random, (now.getTime() - postedAt.getTime()) / day)
    deals.push(dealOf(random, { owner, company, status, postedAt, now, used }))
    if (isPrinted) deals.push(firstRound(random, owner, company, now))
  }
  announceNews(deals, members, now)
  return deals.toSorted((one, other) => one.postedAt.getTime() - other.postedAt.getTime())
}

/** Gives the printed investor account a new deal that matches its preferences. */
function announceNews(deals: DemoDeal[], [founder, investor]: readonly DemoMember[], now: Date): void {
  const fitting = deals.filter((deal) => investor && deal.owner !== founder && !deal.endedAt && matchesPreferences(investor, deal))
  const [news] = fitting.toSorted((one, other) => other.postedAt.getTime() - one.postedAt.getTime())
  if (news) Object.assign(news, { postedAt: new Date(now.getTime() - 7 * hour), status: 'active', fields: { ...news.fields, progress: 0 } })
}

/** Some days after the owner joined; undefined for owners who have just joined. */
function drawPosting(random: Random, { joined_at }: DemoMember, now: Date): Date | undefined {
  const earliest = Math.max(joined_at.getTime() + 20 * hour, now.getTime() - oldestDay * day)
  const latest = now.getTime() - 5 * hour
  return earliest < latest ? new Date(earliest + random.next() * (latest - earliest)) : undefined
}

function drawStatus(random: Random, age: number): DealStatus {
  return random.weighted(statusesByAge.find(([days]) => age >= days)?.[1] ?? [['active', 1]])
}

interface Drawn {
  owner: DemoMember
  company: DeckCompany
  status: DealStatus
  postedAt: Date
  now: Date
  /** Sentences of other deals. */
  used: Set<string>
}

function dealOf(random: Random, { owner, company, status, postedAt, now, used }: Drawn): DemoDeal {
  const { profile } = owner
  const runs = status === 'active' || status === 'open'
  const lasted = (0.45 + random.next() * 0.45) * (now.getTime() - postedAt.getTime())
  return {
    id: uuidFrom(`deal of ${owner.id}`),
    owner,
    company,
    fields: {
      ...describeDeal(company, used),
      company_name: company.name,
      industry: company.industry,
      funding_stage: company.stage,
      funding_amount: company.amount,
      valuation: company.valuation,
      ...drawTickets(random, company.amount),
      currency: company.currency,
      country: profile.country,
      city_id: profile.city_id,
      geography: drawGeography(random, profile.country),
      co_investment: random.chance(0.4),
      progress: runs ? drawProgress(random, now.getTime() - postedAt.getTime()) : status === 'closed' ? 5 * random.int(6, 16) : 100,
      contact_person: company.founder.name,
      contact_email: random.chance(0.7) ? company.email : '',
      website: profile.website,
      sdgs: [...company.goals],
      readers: random.weighted([
        ['members', 60],
        ['investors', 25],
        ['granted', 15],
      ]),
    },
    status,
    postedAt,
    endedAt: runs ? null : new Date(postedAt.getTime() + lasted),
    hasFinancials: random.chance(0.25),
  }
}

/** The earlier, completed round of the printed founder account. */
function firstRound(random: Random, owner: DemoMember, company: DeckCompany, now: Date): DemoDeal {
  const postedAt = new Date(now.getTime() - 470 * day)
  const first: DeckCompany = {
    ...company,
    stage: 'pre-seed',
    amount: 45_000_000,
    valuation: 260_000_000,
    date: postedAt,
    // As the text below says.
    teamSize: 3,
    proofs: [],
    known: { customers: 1, counted: { 2: 3_100 } },
    business: { ...company.business, next: 'measure forty farms for two seasons' },
  }
  const deal = dealOf(random, {
    owner,
    company: first,
    status: 'completed',
    postedAt,
    now: new Date(postedAt.getTime() + 96 * day),
    used: new Set(),
  })
  return {
    ...deal,
    id: uuidFrom(`first deal of ${owner.id}`),
    hasFinancials: false,
    fields: {
      ...deal.fields,
      title: 'Soil carbon measurement on forty rice farms',
      description: `Food companies want to pay growers for soil carbon, but laboratory analysis is too expensive. We combine satellite images with soil cores. On nine farms around Vercelli our figures agreed with the laboratory on seven, and we know what caused the deviation on the other two.

We are raising €450,000 (pre-seed) at a pre-money valuation of €2.6 million to cover two seasons on forty farms: a second core sampler, an agronomist and the laboratory analyses. One food company has committed to buy our figures if the University of Turin confirms them.

We are a team of three founders. The round gives us 18 months of runway.`,
      ...drawTickets(random, first.amount),
      impact:
        'Forty farms with about 3,100 hectares will know how much carbon their soil stores, and growers who increase it will be paid.',
      geography: ['IT'],
      readers: 'members',
    },
  }
}

/** Round amounts in minor units, such that about ten investors fill the round. */
function drawTickets(random: Random, amount: number) {
  const min_investment = tidy(amount * (0.012 + random.next() * 0.03))
  return { min_investment, max_investment: Math.max(min_investment, tidy(amount * (0.2 + random.next() * 0.35))) }
}

/** Rounds down to 1, 2, 2.5 or 5 times a power of ten. */
function tidy(amount: number): number {
  const power = 10 ** Math.floor(Math.log10(amount))
  return ([5, 2.5, 2, 1].find((step) => step * power <= amount) ?? 1) * power
}

const drawProgress = (random: Random, age: number) =>
  Math.min(5 * random.int(11, 17), 5 * Math.round((age / day / 12) * (0.3 + random.next())))

function drawGeography(random: Random, country: ValidDealInput['country']): ValidDealInput['geography'] {
  if (!country) return ['europe']
  const near = regionsOf(country).filter((region) => !['global', 'europe', 'eu'].includes(region))
  const [region] = near.length > 0 ? random.sample(near, 1) : []
  return random.weighted<ValidDealInput['geography']>([
    [[country], 4],
    [region ? [region] : [country], 4],
    [regionsOf(country).includes('eu') ? ['eu'] : [country, 'europe'], 3],
    [regionsOf(country).includes('europe') ? ['europe'] : [country, 'global'], 1],
  ])
}
