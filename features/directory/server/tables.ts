import type { UserType } from '#platform/members.ts'
import type { CountryCode } from '#features/places/countries.ts'
import type { MemberGroup } from '#features/profiles/vocabulary.ts'

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

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    directory_entries: DirectoryEntriesTable
    directory_counts: { user_type: UserType; members: number }
    directory_words: { word: string }
  }
}
