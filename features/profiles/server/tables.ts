import type { Generated } from 'kysely'
import type { CountryCode } from '#features/places/countries.ts'
import type { Region } from '#features/places/vocabulary.ts'
import type { Currency, EmailVisibility, FundingStage, Industry, SfdrArticle } from '../vocabulary.ts'

export interface InvestorPreferencesTable {
  user_id: string
  stages: FundingStage[]
  industries: Industry[]
  geography: (Region | CountryCode)[]
  min_investment: number | null
  max_investment: number | null
  currency: Currency
  notifications_enabled: boolean
  updated_at: Generated<Date>
}

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    investor_preferences: InvestorPreferencesTable
    /** Only today's; past days are deleted. */
    profile_views: { day: string; viewer_id: string; profile_id: string }
    profile_view_days: { member_id: string; day: string; views: number }
  }
}

declare module '#features/members/server/tables.ts' {
  /** The profile columns of a member. */
  interface UsersTable {
    joined_as_advisor: Generated<boolean>
    industry: Industry | null
    bio: Generated<string>
    location: string | null
    country: CountryCode | null
    city_id: number | null
    city: string | null
    latitude: number | null
    longitude: number | null
    website: string | null
    linkedin: string | null
    expertise_areas: Generated<string[]>
    sdgs: Generated<number[]>
    funding_stage: FundingStage | null
    founded_year: number | null
    team_size: number | null
    years_experience: number | null
    portfolio_size: number | null
    /** Integer minor units of `currency`, like every amount. */
    raising_amount: number | null
    current_valuation: number | null
    currency: Generated<Currency>
    investment_focus: string | null
    investment_criteria: string | null
    sfdr_article: SfdrArticle | null
    cover_photo: string | null
    email_visibility: Generated<EmailVisibility>
    /** The organisation whose name and facts the profile shows. */
    organisation_id: string | null
    /** The fields that the organisation supplies. */
    supplied: Generated<string[]>
  }
}
