import type { UserType } from '#platform/members.ts'
import type { OrganisationKind } from '#features/organisations/kinds.ts'
import type { VerifiedBy } from '#features/organisations/verification-contract.ts'
import type { CountryCode } from '#features/places/countries.ts'
import type { Currency, FundingStage, Industry, MemberGroup } from '#features/profiles/vocabulary.ts'
import type { Fact } from '#features/sustainability/reading-contract.ts'

export interface DirectoryEntriesTable {
  user_id: string
  joined_at: Date
  user_type: UserType
  member_group: MemberGroup
  full_name: string
  company_name: string
  headline: string
  city: string | null
  country: CountryCode | null
  focus: string | null
  profile_picture: string | null
  /** Facets and the folded words of name and company, as a tsvector. */
  name_terms: string
  /** Facets and the folded words of the whole profile, as a tsvector. */
  all_terms: string
}

/** Amounts are minor units of `currency`. */
export interface DirectoryOrganisationsTable {
  id: string
  created_at: Date
  kind: OrganisationKind
  slug: string
  name: string
  headline: string
  logo: string | null
  countries: CountryCode[]
  industries: Industry[]
  stages: FundingStage[]
  amount_from: number | null
  amount_to: number | null
  currency: Currency
  sdgs: number[]
  people_count: number
  verified: VerifiedBy | null
  /** What its card shows of its sustainability. */
  fact: Fact | null
  /** Facets and the folded words of the names, as a tsvector. */
  name_terms: string
  /** Facets and the folded words of the whole page, as a tsvector. */
  all_terms: string
}

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    directory_entries: DirectoryEntriesTable
    directory_counts: { user_type: UserType; members: number }
    directory_words: { word: string }
    directory_organisations: DirectoryOrganisationsTable
    directory_organisation_counts: { kind: OrganisationKind; organisations: number }
    directory_organisation_words: { word: string }
  }
}
