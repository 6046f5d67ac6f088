import type { Generated } from 'kysely'
import type { MemberRole, UserType } from '#platform/members.ts'
import type { CountryCode } from '#features/places/countries.ts'
import type { Currency, EmailVisibility, FundingStage, Industry, Region, SfdrArticle } from '../vocabulary.ts'

export interface UsersTable {
  id: string
  email: string
  role: Generated<MemberRole>
  full_name: string
  first_name: string
  last_name: string
  user_type: UserType
  joined_as_advisor: Generated<boolean>
  company_name: Generated<string>
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
  /** Base of the picture's file keys, see pictures.ts. */
  profile_picture: string | null
  cover_photo: string | null
  email_visibility: Generated<EmailVisibility>
  profile_completed: Generated<boolean>
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

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
    users: UsersTable
    investor_preferences: InvestorPreferencesTable
  }
}
