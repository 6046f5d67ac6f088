import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FieldName } from './form-values.ts'

/** Labels of the fields, in the order of the form. */
export const fieldLabels: Readonly<Record<FieldName, MessageDescriptor>> = {
  user_type: msg`I am here as`,
  first_name: msg`First name`,
  last_name: msg`Last name`,
  company_name: msg`Company`,
  industry: msg`Industry`,
  bio: msg`Bio`,
  expertise_areas: msg`Expertise & Skills`,
  sdgs: msg`Sustainable development goals`,
  funding_stage: msg`Funding stage`,
  raising_amount: msg`Raising`,
  currency: msg`Currency`,
  current_valuation: msg`Valuation`,
  founded_year: msg`Founded`,
  team_size: msg`Team size`,
  industries: msg`Focus industries`,
  stages: msg`Stages`,
  min_investment: msg`Smallest ticket`,
  ticket_currency: msg`Currency`,
  max_investment: msg`Largest ticket`,
  geography: msg`Geography`,
  notifications_enabled: msg`Notifications`,
  sfdr_article: msg`SFDR classification`,
  portfolio_size: msg`Portfolio companies`,
  investment_focus: msg`Investment focus`,
  investment_criteria: msg`Investment criteria`,
  years_experience: msg`Years of experience`,
  country: msg`Country`,
  city: msg`City`,
  website: msg`Website`,
  linkedin: msg`LinkedIn`,
  email_visibility: msg`Who can see your email address`,
}
export const fieldOrder = Object.keys(fieldLabels) as FieldName[]
