import type { UserType } from '../../vocabulary.ts'
import type { FieldName } from './form-values.ts'

const startup = ['funding_stage', 'raising_amount', 'current_valuation', 'currency', 'founded_year', 'team_size'] as const
const investor = [
  'industries',
  'stages',
  'geography',
  'min_investment',
  'max_investment',
  'ticket_currency',
  'notifications_enabled',
  'sfdr_article',
  'portfolio_size',
  'investment_focus',
  'investment_criteria',
] as const
const mentor = ['years_experience'] as const

const fieldsOfType: Readonly<Record<UserType, readonly FieldName[]>> = { startup, investor, mentor, advisor: mentor }
const fieldsOfSomeType = new Set<FieldName>([...startup, ...investor, ...mentor])

/** Whether the form of a member of this type has a field: the common ones and the type's own. */
export const isShown = (field: FieldName, type: UserType) => !fieldsOfSomeType.has(field) || fieldsOfType[type].includes(field)
