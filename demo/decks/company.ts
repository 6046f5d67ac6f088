import { findCity, countryName } from '#features/places/server/index.ts'
import type { Currency, FundingStage, Industry, SustainableDevelopmentGoal } from '#features/profiles/vocabulary.ts'
import type { Business } from '../founders/businesses/business.ts'
import { businesses } from '../founders/businesses/by-industry.ts'
import type { DemoMember } from '../member.ts'
import type { Appearance } from '../portraits/appearance.ts'
import { randomFrom } from '../random.ts'
import { write } from '../text.ts'
import { type BusinessTexts, businessTexts } from './business-texts.ts'
import { terrabruna, terrabrunaFigures } from './terrabruna.ts'

/** A business with its choices made as the profile says them, and what a deck says of it besides. */
interface DeckBusiness extends Omit<Business, 'early' | 'grown' | 'trade'>, BusinessTexts {}

/** What a deck is drawn from: a company as its founder's profile describes it. */
export interface DeckCompany {
  name: string
  industry: Industry
  stage: FundingStage
  /** What is raised, and what the company is worth before it, in minor units. */
  amount: number
  valuation: number | null
  currency: Currency
  city: string
  country: string
  countryCode: string
  foundedYear: number
  teamSize: number
  website: string | null
  email: string
  goals: readonly SustainableDevelopmentGoal[]
  expertise: readonly string[]
  founder: { name: string; portrait: Appearance | null }
  business: DeckBusiness
  /** What the profile says that has been achieved, whole sentences. */
  proofs: readonly string[]
  /** Figures that the profile says and a deck has to repeat. */
  known: { customers?: number; counted?: Partial<Record<SustainableDevelopmentGoal, number>> }
  /** The day the deck was made. */
  date: Date
}

/** The company of a founder who raises money; null for other members and for profiles that say too little. */
export function deckCompany({ profile, email, portrait }: DemoMember, date: Date): DeckCompany | null {
  const { company_name, industry, funding_stage, raising_amount, founded_year, team_size, city_id, country } = profile
  if (!company_name || !industry || !funding_stage || !raising_amount || !founded_year || !team_size || !country) return null
  const business = businessOf(profile.company_name, industry, profile.expertise_areas)
  const city = city_id === null ? undefined : findCity(city_id)
  const texts = business && businessTexts[business.customers]
  if (!business || !texts || !city) return null
  const random = randomFrom(`words of ${company_name}`)
  const settled = (pattern: string) => said(pattern, profile.bio) ?? write(random, pattern)
  const isYoung = funding_stage === 'pre-seed' || funding_stage === 'seed'
  return {
    name: company_name,
    industry,
    stage: funding_stage,
    amount: raising_amount,
    valuation: profile.current_valuation,
    currency: profile.currency,
    city: city.name,
    country: countryName(country),
    countryCode: country,
    foundedYear: founded_year,
    teamSize: team_size,
    website: profile.website,
    email,
    goals: profile.sdgs as SustainableDevelopmentGoal[],
    expertise: profile.expertise_areas,
    founder: { name: `${profile.first_name} ${profile.last_name}`, portrait },
    business: {
      ...business,
      ...texts,
      // What the profile says comes first.
      we: business.we.map(settled).toSorted((one, other) => Number(says(profile.bio, other)) - Number(says(profile.bio, one))),
      problem: settled(business.problem),
      before: settled(business.before),
      next: settled(business.next),
    },
    proofs: (isYoung ? business.early : business.grown).flatMap((pattern) => said(pattern, profile.bio) ?? []),
    known: company_name === 'Terrabruna' ? terrabrunaFigures : {},
    date,
  }
}

const says = (text: string, sentence: string) => text.toLowerCase().includes(sentence.toLowerCase())

/** A profile does not say which business it was made from, but what its founder knows about. */
function businessOf(name: string, industry: Industry, expertise: readonly string[]): Business | undefined {
  if (name === 'Terrabruna') return terrabruna
  const shared = (business: Business) => business.expertise.filter((each) => expertise.includes(each)).length
  const [first] = businesses[industry].toSorted((one, other) => shared(other) - shared(one))
  return first && shared(first) > 0 ? first : undefined
}

/** The sentence that a pattern became in a text, so that a deck has the same figures as the profile. */
function said(pattern: string, text: string): string | undefined {
  const escaped = pattern.split(/(\{[^{}]+\})/).map((part) => {
    if (!part.startsWith('{')) return part.replaceAll(/[$()*+./?[\\\]^{|}]/g, '\\$&')
    return part.includes('|') ? `(?:${part.slice(1, -1).replaceAll(/[$()*+./?[\\\]^{}]/g, '\\$&')})` : '[\\d,]+'
  })
  return new RegExp(escaped.join(''), 'i').exec(text)?.[0]
}
