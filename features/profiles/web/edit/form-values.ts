import type { CountryCode } from '#features/places/countries.ts'
import type { Region } from '#features/places/vocabulary.ts'
import type { ChosenCity } from '#features/places/web/index.ts'
import { type OwnFieldFormValues, type OwnFieldName, ownFormValues } from '#features/fields/form-values.ts'
import type { OwnProfile } from '../../contract.ts'
import type { Currency, EmailVisibility, FundingStage, Industry, SfdrArticle, UserType } from '../../vocabulary.ts'

/**
 * The values of the form's fields. Texts are never null, amounts are minor units, and investor preferences are flattened. The community's own
 * fields are among them, by names of their own.
 */
export interface FormValues extends OwnFieldFormValues {
  first_name: string
  last_name: string
  user_type: UserType
  company_name: string
  industry: Industry | null
  bio: string
  expertise_areas: string[]
  sdgs: number[]
  funding_stage: FundingStage | null
  raising_amount: number | null
  current_valuation: number | null
  currency: Currency
  founded_year: number | null
  team_size: number | null
  industries: Industry[]
  stages: FundingStage[]
  geography: (Region | CountryCode)[]
  min_investment: number | null
  max_investment: number | null
  ticket_currency: Currency
  notifications_enabled: boolean
  sfdr_article: SfdrArticle | null
  portfolio_size: number | null
  investment_focus: string
  investment_criteria: string
  years_experience: number | null
  country: CountryCode | null
  city: ChosenCity | null
  website: string
  linkedin: string
  email_visibility: EmailVisibility
}
export type FieldName = Exclude<keyof FormValues, OwnFieldName>

/** Converts a saved profile to form values. */
export function valuesOf(profile: OwnProfile): FormValues {
  const preferences = profile.investor_preferences
  return {
    first_name: profile.first_name,
    last_name: profile.last_name,
    user_type: profile.user_type,
    company_name: profile.company_name,
    industry: profile.industry,
    bio: profile.bio,
    expertise_areas: profile.expertise_areas,
    sdgs: profile.sdgs,
    funding_stage: profile.funding_stage,
    raising_amount: profile.raising_amount,
    current_valuation: profile.current_valuation,
    currency: profile.currency,
    founded_year: profile.founded_year,
    team_size: profile.team_size,
    industries: preferences?.industries ?? [],
    stages: preferences?.stages ?? [],
    geography: preferences?.geography ?? [],
    min_investment: preferences?.min_investment ?? null,
    max_investment: preferences?.max_investment ?? null,
    ticket_currency: preferences?.currency ?? profile.currency,
    notifications_enabled: preferences?.notifications_enabled ?? true,
    sfdr_article: profile.sfdr_article,
    portfolio_size: profile.portfolio_size,
    investment_focus: profile.investment_focus ?? '',
    investment_criteria: profile.investment_criteria ?? '',
    years_experience: profile.years_experience,
    country: profile.country,
    city: profile.city_id === null ? null : { id: profile.city_id, name: profile.city ?? '' },
    website: profile.website ?? '',
    linkedin: profile.linkedin ?? '',
    email_visibility: profile.email_visibility,
    ...ownFormValues(profile.own_fields),
  }
}
