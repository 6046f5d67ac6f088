import type { CountryCode } from '#features/places/countries.ts'
import { regionsOf } from '#features/places/regions.ts'
import type { ValidProfileInput } from '#features/profiles/contract.ts'
import { type FundingStage, type Industry, industries } from '#features/profiles/vocabulary.ts'
import { fundName, slugOf } from '../companies.ts'
import { drawGeography, geographyInWords } from './geography.ts'
import { industryPhrases, theses } from './theses.ts'
import { investorKinds } from './kinds.ts'
import { criteria, focusLines, investorPractices, investorWishes } from './texts.ts'
import { amountInWords, drawAmount } from '../money.ts'
import type { Person } from '../people/person.ts'
import { personalTouches } from '../people/personal-touches.ts'
import type { Random } from '../random.ts'
import { capitalised, joinList, write, yearsIn } from '../text.ts'

const industryWeights: Record<Industry, number> = {
  CleanTech: 10,
  Healthcare: 4,
  FinTech: 4,
  SaaS: 4,
  'AI/ML': 4,
  Biotech: 4,
  PropTech: 3,
  EdTech: 2,
  'E-commerce': 2,
  Technology: 3,
  Other: 2,
}
const stagePhrases: Record<FundingStage, string> = {
  'pre-seed': 'pre-seed',
  seed: 'seed',
  'series-a': 'series A',
  'series-b': 'series B',
  'series-c': 'series C',
  bridge: 'bridge rounds',
}
// prettier-ignore
const expertise = [
  'Due diligence', 'Impact measurement', 'Board work', 'Syndication', 'SFDR', 'EU taxonomy', 'Term sheets', 'Project finance', 'Blended finance',
  'Portfolio support', 'Exit planning', 'Carbon accounting', 'Governance', 'LP relations', 'Mezzanine and debt', 'Industrial partnerships',
]
const goalsOf: Record<Industry, readonly number[]> = {
  Technology: [9, 12, 13],
  Healthcare: [3, 10],
  FinTech: [1, 8, 10],
  'E-commerce': [12, 8],
  SaaS: [12, 16, 8],
  'AI/ML': [9, 16, 15],
  Biotech: [2, 3, 12],
  CleanTech: [7, 13, 6],
  EdTech: [4, 10],
  PropTech: [11, 7],
  Other: [5, 11, 15],
}

/** An investor's profile: the firm and what it invests in. */
export function describeInvestor(random: Random, person: Person): Partial<ValidProfileInput> {
  const kind = random.weighted(investorKinds.map((each) => [each, each.share] as const))
  const focus = drawFocus(random)
  const first = random.int(0, kind.stages.length - 1)
  const stages = kind.stages.slice(first, first + random.int(1, 3))
  const geography = drawGeography(random, person.home.country)
  const { currency } = person.home
  const min = drawAmount(random, currency, ...kind.smallest)
  const max = drawAmount(random, currency, ...kind.largest)
  const ownName = kind.speaksAs === 'I' && random.chance(0.5)
  const company = ownName ? `${person.last_name} Invest` : fundName(random, person.home.country, kind.endings)
  const portfolio = random.int(...kind.portfolio)
  const industryText = joinList(focus.map((industry) => industryPhrases[industry]))
  const values = {
    fund: company,
    industries: industryText,
    Industries: capitalised(industryText),
    ticket: `${amountInWords(min, currency)} to ${amountInWords(max, currency)}`,
    geography: geographyInWords(geography),
    stages: joinList(stages.map((stage) => stagePhrases[stage])),
    portfolio: String(portfolio),
    city: person.city.name,
    language: person.home.language,
    ...(kind.speaksAs === 'I' ? { I: 'I', i: 'I', My: 'My', my: 'my', me: 'me' } : { I: 'We', i: 'we', My: 'Our', my: 'our', me: 'us' }),
  }
  const say = (patterns: readonly string[]) => capitalised(write(random, random.pick(patterns), values))
  const believes = random.sample(
    focus.flatMap((industry) => theses[industry]),
    random.int(1, 2),
  )
  const who = [say(kind.openings), ...believes.map((thesis) => say([thesis]))]
  const how = random.sample(investorPractices, random.int(1, 2)).map((practice) => say([practice]))
  if (random.chance(0.45)) how.push(say(investorWishes))
  if (random.chance(0.3)) how.push(say(personalTouches))
  const bio = [who.join(' '), how.join(' ')].join(random.chance(0.6) ? '\n\n' : ' ')
  return {
    company_name: company,
    industry: focus[0] ?? null,
    bio,
    website: random.chance(0.75) ? `https://${slugOf(company)}.example/` : null,
    expertise_areas: random.sample(expertise, random.int(3, 6)),
    sdgs: [...new Set(focus.flatMap((industry) => random.sample(goalsOf[industry], 2)))],
    years_experience: Math.max(random.int(4, 31), yearsIn(bio)),
    portfolio_size: portfolio,
    currency,
    investment_focus: say(focusLines),
    investment_criteria: random
      .sample(criteria, random.int(3, 5))
      .map((criterion) => write(random, criterion))
      .join('\n'),
    sfdr_article: isUnderSfdr(person.home.country) ? random.weighted(kind.sfdr) : 'not-in-scope',
    investor_preferences: {
      stages,
      industries: focus,
      geography,
      min_investment: min,
      max_investment: max,
      currency,
      notifications_enabled: random.chance(0.85),
    },
  }
}

/** The SFDR applies to fund managers in the European Economic Area. */
const isUnderSfdr = (country: CountryCode) => regionsOf(country).includes('eu') || ['NO', 'IS', 'LI'].includes(country)

/** One to four different industries, the first the most important. */
function drawFocus(random: Random): Industry[] {
  const count = random.weighted([
    [1, 2],
    [2, 5],
    [3, 4],
    [4, 1],
  ] as const)
  const left = new Map(industries.map((industry) => [industry, industryWeights[industry]]))
  return Array.from({ length: count }, () => {
    const drawn = random.weighted([...left])
    left.delete(drawn)
    return drawn
  })
}
