import type { OrganisationBrief } from './contract.ts'
import type { OrganisationFields } from './organisation-contract.ts'
import type { VerifiedBy } from './verification-contract.ts'

/** What visitors and search engines can read of an organisation that chose so. */
export interface PublicOrganisation extends Omit<OrganisationFields, 'current_valuation' | 'is_public'>, OrganisationBrief {
  cover: string | null
  verified: VerifiedBy | null
  /** Those who chose to be shown to visitors, by role; at most 24. */
  people: { full_name: string; title: string }[]
  updated_at: Date
}
