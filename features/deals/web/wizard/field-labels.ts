import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { DealField } from './deal-values.ts'

/** Labels of the fields. */
export const fieldLabels: Readonly<Record<DealField, MessageDescriptor>> = {
  organisation_id: msg`Post as`,
  company_name: msg`Startup name`,
  title: msg`Deal title`,
  industry: msg`Industry`,
  funding_stage: msg`Funding round`,
  description: msg`Short description`,
  impact: msg`Impact`,
  sdgs: msg`Sustainable development goals`,
  funding_amount: msg`Funding sought`,
  currency: msg`Currency`,
  valuation: msg`Valuation`,
  min_investment: msg`Smallest ticket`,
  max_investment: msg`Largest ticket`,
  progress: msg`Already committed`,
  co_investment: msg`Co-investment`,
  geography: msg`Geographic focus`,
  country: msg`Country`,
  city: msg`City`,
  website: msg`Website`,
  contact_person: msg`Contact person`,
  contact_email: msg`Contact email`,
  readers: msg`Who can read the deck and documents`,
}
