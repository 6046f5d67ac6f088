import type { FundingStage } from '#features/profiles/vocabulary.ts'
import { figuresOf } from '../deals/describe-deal.ts'
import type { DemoDeal } from '../deals/plan-deals.ts'
import { goals } from '../decks/goals.ts'
import { inEuros, roundPrice, shortAmount } from '../money.ts'
import type { DemoOrganisation } from '../organisations/plan-organisations.ts'
import { inWords } from '../text.ts'
import type { Condition } from './note-texts.ts'

const stageNames: Record<FundingStage, string> = {
  'pre-seed': 'pre-seed',
  seed: 'seed',
  'series-a': 'series A',
  'series-b': 'series B',
  'series-c': 'series C',
  bridge: 'the bridge stage',
}

/** What notes about a deal may say, with the figures of its deck and money in its currency. */
export function factsOf({ fields }: DemoOrganisation, deal: DemoDeal): { values: Record<string, string>; conditions: Set<Condition> } {
  const { company, fields: terms, owner, endedAt } = deal
  const { amount, currency, stage } = company
  const valuation = company.valuation ?? 0
  const { customers, price, yearly, quarters, runway, stake, impact } = figuresOf(company)
  const money = (minorUnits: number) => shortAmount(minorUnits, currency)
  // Twice the smallest ticket of the fund, within the limits of the deal.
  const usual = roundPrice(2 * inEuros(fields.min_ticket ?? 10_000_000, fields.currency), currency)
  const ticket = Math.min(terms.max_investment, Math.max(terms.min_investment, usual))
  const isSold = quarters.length > 0
  const [first] = impact.toSorted((one, other) => company.business.goals.indexOf(one.goal) - company.business.goals.indexOf(other.goal))
  const holds: Record<Exclude<Condition, 'paper' | 'absent' | 'missed'>, boolean> = {
    sales: isSold,
    letters: !isSold,
    priced: valuation > 0,
    unpriced: valuation === 0,
    'few customers': customers > 12 && customers < 500,
    running: !endedAt,
    small: isSold && yearly < 0.2 * amount,
    'article 9': fields.sfdr_article === 'article-9',
  }
  return {
    values: {
      client: isSold ? 'customer' : 'pilot customer',
      founder: owner.profile.first_name,
      city: company.city,
      stage: stageNames[stage],
      amount: money(amount),
      team: inWords(company.teamSize),
      founded: String(company.foundedYear),
      customers: customers.toLocaleString('en'),
      letters: inWords(customers),
      price: money(price),
      yearly: money(yearly),
      runway: String(runway),
      shortRunway: String(runway - (runway > 14 ? 5 : 3)),
      least: money(terms.min_investment),
      most: money(terms.max_investment),
      ticket: money(ticket),
      share: ((100 * ticket) / (valuation + amount)).toLocaleString('en', { maximumSignificantDigits: 2 }),
      stake: String(stake ?? ''),
      valuation: money(valuation),
      lower: money(twoDigits(valuation * 0.85)),
      exit: money(twoDigits(3 * (valuation + amount))),
      progress: String(terms.progress),
      counts: stage === 'pre-seed' ? 'estimates' : 'counts',
      impact: first ? `${first.now.toLocaleString('en')} ${goals[first.goal].counted}` : '',
    },
    conditions: new Set(Object.entries(holds).flatMap(([condition, isMet]) => (isMet ? [condition as Condition] : []))),
  }
}

function twoDigits(number: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, number))) - 1)
  return Math.round(number / step) * step
}
