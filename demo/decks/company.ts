import { findCity, countryName } from '#features/places/server/index.ts'
import type { Currency, FundingStage, Industry, SustainableDevelopmentGoal } from '#features/profiles/vocabulary.ts'
import { atStage } from '../founders/businesses/at-stage.ts'
import type { Business } from '../founders/businesses/business.ts'
import { businesses } from '../founders/businesses/by-industry.ts'
import type { DemoMember } from '../member.ts'
import type { Appearance } from '../portraits/appearance.ts'
import { randomFrom } from '../random.ts'
import { numberOf, write } from '../text.ts'
import { type BusinessTexts, businessTexts } from './business-texts.ts'
import { terrabruna, terrabrunaFigures } from './terrabruna.ts'

/** A business with its choices made as in the profile, and with the deck's texts. */
interface DeckBusiness extends Omit<Business, 'early' | 'grown' | 'trade' | 'nextEarly' | 'customersIn'>, BusinessTexts {}

/** What a deck is drawn from: a company as its founder's profile describes it. */
export interface DeckCompany {
  name: string
  industry: Industry
  stage: FundingStage
  /** Round size and pre-money valuation, in minor units. */
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
  /** Achievements in the profile, as whole sentences. */
  proofs: readonly string[]
  /** Figures in the profile that the deck has to repeat. */
  known: { customers?: number | undefined; counted?: Partial<Record<SustainableDevelopmentGoal, number>> }
  /** The date of the deck. */
  date: Date
}

/** The company of a founder who is raising; null for other members and incomplete profiles. */
export function deckCompany({ profile, email, portrait }: DemoMember, date: Date): DeckCompany | null {
  const { company_name, industry, funding_stage, raising_amount, founded_year, team_size, city_id, country } = profile
  if (!company_name || !industry || !funding_stage || !raising_amount || !founded_year || !team_size || !country) return null
  const business = businessOf(profile.company_name, industry, profile.expertise_areas)
  const city = city_id === null ? undefined : findCity(city_id)
  const texts = business && businessTexts[business.customers]
  if (!business || !texts || !city) return null
  const random = randomFrom(`words of ${company_name}`)
  const resolve = (pattern: string) => sentenceFrom(pattern, profile.bio) ?? write(random, pattern)
  const { proofs: patterns, next } = atStage(business, funding_stage, team_size)
  const proofs = patterns.flatMap((pattern) => sentenceFrom(pattern, profile.bio) ?? [])
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
      // The one used in the profile comes first.
      we: business.we.map(resolve).toSorted((one, other) => Number(contains(profile.bio, other)) - Number(contains(profile.bio, one))),
      problem: resolve(business.problem),
      before: resolve(business.before),
      next: resolve(next),
    },
    proofs,
    known: company_name === 'Terrabruna' ? terrabrunaFigures : { customers: customersIn(business, funding_stage, proofs) },
    date,
  }
}

/** How many customers the proofs tell of. Before the first sale, a deck counts letters of intent instead. */
function customersIn({ customersIn: pattern }: Business, stage: FundingStage, proofs: readonly string[]): number | undefined {
  const stated = pattern && stage !== 'pre-seed' ? proofs.flatMap((proof) => pattern.exec(proof)?.[1] ?? []) : []
  return stated.flatMap((words) => numberOf(words) ?? [])[0]
}

const contains = (text: string, sentence: string) => text.toLowerCase().includes(sentence.toLowerCase())

/** A profile does not store its business, so find it by the expertise they share. */
function businessOf(name: string, industry: Industry, expertise: readonly string[]): Business | undefined {
  if (name === 'Terrabruna') return terrabruna
  const shared = (business: Business) => business.expertise.filter((each) => expertise.includes(each)).length
  const [first] = businesses[industry].toSorted((one, other) => shared(other) - shared(one))
  return first && shared(first) > 0 ? first : undefined
}

/** The sentence in the text that was written from the pattern, so that the deck has the same figures as the profile. */
function sentenceFrom(pattern: string, text: string): string | undefined {
  const escaped = pattern.split(/(\{[^{}]+\})/).map((part) => {
    if (!part.startsWith('{')) return part.replaceAll(/[$()*+./?[\\\]^{|}]/g, '\\$&')
    return part.includes('|') ? `(?:${part.slice(1, -1).replaceAll(/[$()*+./?[\\\]^{}]/g, '\\$&')})` : '[\\d,]+'
  })
  return new RegExp(escaped.join(''), 'i').exec(text)?.[0]
}
