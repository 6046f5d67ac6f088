import type { Generated } from 'kysely'
import type { CountryCode } from '#features/places/countries.ts'
import type { Currency, FundingStage, Industry, SfdrArticle } from '#features/profiles/vocabulary.ts'
import type { OrganisationKind, Vehicle } from '../kinds.ts'
import type { OrganisationRole } from '../roles.ts'
import type { VerificationMethod } from '../verification-contract.ts'

/** Amounts are integer minor units of `currency`. */
export interface OrganisationsTable {
  id: string
  slug: string
  kind: OrganisationKind
  name: string
  folded_name: string
  legal_name: string | null
  /** Bases of the pictures' file keys. */
  logo: string | null
  cover: string | null
  website: string | null
  countries: CountryCode[]
  founded_year: number | null
  team_size: number | null
  industries: Industry[]
  description: string
  sdgs: number[]
  registry_number: string | null
  registry_country: CountryCode | null
  lei: string | null
  currency: Currency
  funding_stage: FundingStage | null
  raising_amount: number | null
  current_valuation: number | null
  thesis: string
  stages: FundingStage[]
  min_ticket: number | null
  max_ticket: number | null
  sfdr_article: SfdrArticle | null
  vehicle: Vehicle | null
  fund_size: number | null
  is_public: boolean
  /** Maintained by triggers. */
  people_count: Generated<number>
  hidden_at: Date | null
  /** A duplicate that was merged into another one; no longer shown anywhere. */
  merged_into: string | null
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    organisations: OrganisationsTable
    organisation_slugs: { slug: string; organisation_id: string }
    organisation_members: {
      organisation_id: string
      member_id: string
      role: OrganisationRole
      title: Generated<string>
      since: string | null
      is_listed: Generated<boolean>
      wants_deals: Generated<boolean>
      joined_at: Generated<Date>
    }
    organisation_invitations: {
      id: Generated<string>
      organisation_id: string
      member_id: string | null
      email: string | null
      role: OrganisationRole
      title: string
      invited_by: string | null
      invited_at: Generated<Date>
      expires_at: Date
      declined_at: Date | null
    }
    organisation_requests: {
      organisation_id: string
      member_id: string
      note: string
      asked_at: Generated<Date>
      declined_at: Date | null
    }
    organisation_verifications: {
      organisation_id: string
      token: string
      domain: string | null
      method: VerificationMethod | null
      member_id: string | null
      verified_at: Date | null
      checked_at: Date | null
      failed_at: Date | null
    }
    organisation_portfolio: {
      fund_id: string
      company_id: string
      fund_stated: Generated<boolean>
      company_stated: Generated<boolean>
      stated_at: Generated<Date>
    }
  }
}
