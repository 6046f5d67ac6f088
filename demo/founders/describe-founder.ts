import type { ValidProfileInput } from '#features/profiles/contract.ts'
import { type FundingStage, type Industry, fundingStages } from '#features/profiles/vocabulary.ts'
import { atStage } from './businesses/at-stage.ts'
import type { Business } from './businesses/business.ts'
import { businesses } from './businesses/by-industry.ts'
import { slugOf, startupName } from '../companies.ts'
import { largeTeamSentences, notRaising, openings, raisingSentences, smallTeamSentences, wishes } from './texts.ts'
import { amountInWords, drawAmount, inEuros } from '../money.ts'
import type { Person } from '../people/person.ts'
import { personalTouches } from '../people/personal-touches.ts'
import type { Random } from '../random.ts'
import { capitalised, inWords, write } from '../text.ts'

const industryShares: readonly (readonly [Industry, number])[] = [
  ['CleanTech', 24],
  ['Healthcare', 12],
  ['FinTech', 10],
  ['SaaS', 10],
  ['AI/ML', 10],
  ['Biotech', 9],
  ['PropTech', 7],
  ['EdTech', 5],
  ['E-commerce', 5],
  ['Technology', 5],
  ['Other', 4],
]

interface StageFacts {
  share: number
  /** Round size in thousands of euros. */
  raising: readonly [least: number, most: number]
  /** Share of the company that new investors get, in per cent. */
  stake: readonly [least: number, most: number]
  team: readonly [least: number, most: number]
  /** Years since the company was founded. */
  age: readonly [least: number, most: number]
}

const stages: Record<FundingStage, StageFacts> = {
  'pre-seed': { share: 20, raising: [150, 700], stake: [10, 18], team: [2, 6], age: [1, 2] },
  seed: { share: 36, raising: [600, 3_000], stake: [15, 22], team: [5, 18], age: [1, 4] },
  'series-a': { share: 22, raising: [3_000, 14_000], stake: [15, 22], team: [14, 60], age: [3, 7] },
  'series-b': { share: 10, raising: [12_000, 45_000], stake: [10, 18], team: [45, 180], age: [5, 10] },
  'series-c': { share: 5, raising: [35_000, 120_000], stake: [8, 14], team: [120, 450], age: [8, 14] },
  bridge: { share: 7, raising: [300, 2_500], stake: [7, 13], team: [6, 40], age: [2, 8] },
}

const generalExpertise = [
  'Fundraising',
  'Go-to-market',
  'Impact measurement',
  'Hiring',
  'Product management',
  'B2B sales',
  'Grant applications',
  'Partnerships',
]

/** A founder's profile: the company and the person. */
export function describeFounder(random: Random, person: Person, year: number): Partial<ValidProfileInput> {
  const industry = random.weighted(industryShares)
  const business = random.pick(businesses[industry])
  const stage = noLaterThan(business.latest, random.weighted(fundingStages.map((name) => [name, stages[name].share] as const)))
  const { team, age, stake } = stages[stage]
  const raising = business.latest ? modest(stages[stage].raising) : stages[stage].raising
  const company = startupName(random, business.trade)
  const { currency } = person.home
  const isRaising = random.chance(0.88)
  const raisingAmount = isRaising ? drawAmount(random, currency, ...raising) : null
  const drawn = random.next()
  // A team that the round can pay for.
  const position = raisingAmount ? positionIn(raising, inEuros(raisingAmount, currency) / 1_000) + (drawn - 0.5) / 5 : drawn
  const facts = {
    company,
    stage,
    raisingAmount,
    teamSize: teamAt(position, team),
    foundedYear: year - random.int(...age),
    yearsBefore: random.int(3, 14),
  }
  return {
    company_name: company,
    industry,
    bio: founderBio(random, person, business, facts),
    website: random.chance(0.85) ? `https://${slugOf(company)}.example/` : null,
    expertise_areas: [
      ...new Set([...random.sample(business.expertise, random.int(3, 5)), ...random.sample(generalExpertise, random.int(0, 2))]),
    ],
    sdgs: random.sample(business.goals, random.int(2, 3)),
    funding_stage: stage,
    founded_year: facts.foundedYear,
    team_size: facts.teamSize,
    years_experience: facts.yearsBefore + (year - facts.foundedYear) + random.int(0, 4),
    raising_amount: raisingAmount,
    current_valuation: raisingAmount && random.chance(0.88) ? valuationOf(raisingAmount, random.int(...stake)) : null,
    currency,
  }
}

const noLaterThan = (latest: FundingStage | undefined, stage: FundingStage): FundingStage =>
  latest && stage !== 'bridge' && fundingStages.indexOf(stage) > fundingStages.indexOf(latest) ? latest : stage

/** The lower half of a range, for businesses that need little money. */
const modest = ([least, most]: readonly [number, number]) => [least, (least + most) / 2] as const

/** From 0 to 1, on a logarithmic scale like the one that amounts are drawn on. */
const positionIn = ([least, most]: readonly [number, number], value: number) => Math.log(value / least) / Math.log(most / least)

const teamAt = (position: number, [least, most]: readonly [number, number]) =>
  Math.round(Math.min(most, Math.max(least, least * (most / least) ** position)))

/** The valuation before the round, of which new investors get a share in per cent; rounded to a twentieth of its first digit. */
function valuationOf(raising: number, stake: number): number {
  const exact = (raising * (100 - stake)) / stake
  const step = 10 ** Math.floor(Math.log10(exact)) / 20
  return Math.round(exact / step) * step
}

interface CompanyFacts {
  company: string
  stage: FundingStage
  raisingAmount: number | null
  teamSize: number
  foundedYear: number
  yearsBefore: number
}

function founderBio(random: Random, { city, home }: Person, business: Business, facts: CompanyFacts): string {
  const { proofs, next } = atStage(business, facts.stage, facts.teamSize)
  const values = {
    we: random.pick(business.we),
    customers: business.customers,
    problem: business.problem,
    before: business.before,
    next,
    company: facts.company,
    city: city.name,
    language: home.language,
    year: String(facts.foundedYear),
    years: inWords(facts.yearsBefore),
    team: inWords(facts.teamSize),
    amount: facts.raisingAmount ? amountInWords(facts.raisingAmount, home.currency) : '',
  }
  const sentence = (patterns: readonly string[]) => capitalised(write(random, random.pick(patterns), values))
  const chosen = random.chance(0.55) ? proofs : [random.pick(proofs)]
  const what = [sentence(openings), ...chosen.map((proof) => write(random, proof))]
  if (random.chance(0.35)) what.push(sentence(facts.teamSize < 20 ? smallTeamSentences : largeTeamSentences))
  const ask = [sentence(facts.raisingAmount ? raisingSentences[facts.stage] : notRaising)]
  if (random.chance(0.55)) ask.push(sentence(wishes))
  if (random.chance(0.4)) ask.push(sentence(personalTouches))
  return [what.join(' '), ask.join(' ')].join(random.chance(0.6) ? '\n\n' : ' ')
}
