import type { OrganisationFields } from '#features/organisations/organisation-contract.ts'
import { type SuppliedFacts, suppliedBy } from '#features/organisations/server/index.ts'
import { deckCompany } from '../decks/company.ts'
import { describeDeal } from '../deals/describe-deal.ts'
import { slugOf } from '../companies.ts'
import type { DemoMember } from '../member.ts'
import { randomFrom } from '../random.ts'
import type { Host } from './hosts.ts'

const blank = {
  legal_name: null,
  registry_number: null,
  registry_country: null,
  lei: null,
  currency: 'EUR',
  funding_stage: null,
  raising_amount: null,
  current_valuation: null,
  thesis: '',
  stages: [],
  min_ticket: null,
  max_ticket: null,
  sfdr_article: null,
  vehicle: null,
  fund_size: null,
  is_public: false,
} satisfies Partial<OrganisationFields>

/** What a profile's text says about the company: its first paragraph, without sentences in which its author speaks of themselves. */
function withoutPerson(bio: string): string {
  const [first = ''] = bio.split('\n\n')
  const sentences = first.split(/(?<=[.!?]) (?=[A-Z€£])/)
  return sentences.filter((sentence) => !/\b(I|me|my|I’m)\b/.test(sentence)).join(' ')
}

/** The organisation of a founder's or investor's company, as their profile describes it. */
export const fieldsOf = (member: DemoMember): OrganisationFields =>
  member.profile.user_type === 'startup' ? startupOf(member) : fundOf(member)

function startupOf(member: DemoMember): OrganisationFields {
  const { profile } = member
  const {
    company_name,
    website,
    country,
    founded_year,
    team_size,
    industry,
    sdgs,
    funding_stage,
    raising_amount,
    current_valuation,
    currency,
  } = profile
  const company = deckCompany(member, new Date())
  // The first paragraph of the pitch says what the company does; the profile says who the founder is.
  const [pitch, proof] = company ? describeDeal(company, new Set()).description.split('\n\n') : [withoutPerson(profile.bio)]
  return {
    ...blank,
    kind: 'startup',
    name: company_name,
    website,
    countries: country ? [country] : [],
    founded_year,
    team_size,
    industries: industry ? [industry] : [],
    description: [pitch, proof].filter(Boolean).join('\n\n'),
    sdgs,
    currency,
    funding_stage,
    raising_amount,
    current_valuation,
  }
}

function fundOf({ id, profile }: DemoMember): OrganisationFields {
  const {
    company_name,
    website,
    country,
    bio,
    sdgs,
    sfdr_article,
    investment_focus,
    investment_criteria,
    investor_preferences: wanted,
    industry,
  } = profile
  const random = randomFrom(`fund of ${id}`)
  const most = wanted?.max_investment ?? null
  const vehicle = /family|holding/i.test(bio.slice(0, 160))
    ? ('family-office' as const)
    : random.weighted([
        ['closed-end-fund' as const, 6],
        ['evergreen-fund' as const, 2],
        ['syndicate' as const, 1],
      ])
  return {
    ...blank,
    kind: 'fund',
    name: company_name,
    website,
    countries: country ? [country] : [],
    founded_year: random.int(2009, 2023),
    team_size: random.int(3, 18),
    industries: wanted?.industries.length ? wanted.industries : industry ? [industry] : [],
    description: withoutPerson(bio),
    sdgs,
    currency: wanted?.currency ?? 'EUR',
    thesis: [investment_focus, investment_criteria].filter(Boolean).join('\n\n'),
    stages: wanted?.stages ?? [],
    min_ticket: wanted?.min_investment ?? null,
    max_ticket: most,
    sfdr_article,
    vehicle,
    // About twenty of the largest tickets, in whole millions.
    fund_size: most === null || vehicle === 'family-office' ? null : Math.ceil((most * random.int(15, 30)) / 1e8) * 1e8,
  }
}

export function fieldsOfHost({ kind, name, countries, industries, sdgs, founded_year, team_size, description }: Host): OrganisationFields {
  const website = `https://${slugOf(name)}.example/`
  return { ...blank, kind, name, website, countries, founded_year, team_size, industries, description, sdgs }
}

/** What the organisation says in the profiles of its people. */
export const supplied = (fields: OrganisationFields): SuppliedFacts => suppliedBy(fields)
