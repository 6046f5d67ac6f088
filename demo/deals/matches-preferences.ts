import type { ValidDealInput } from '#features/deals/contract.ts'
import type { DealStatus } from '#features/deals/statuses.ts'
import { roughEuros, termsOf } from '#features/deals/terms.ts'
import { fits, wishOf } from '#features/deals/wish.ts'
import type { DemoMember } from '../member.ts'

/** Whether a deal matches an investor's preferences. */
export function matchesPreferences({ profile }: DemoMember, { fields, status }: { fields: ValidDealInput; status: DealStatus }): boolean {
  const wanted = profile.investor_preferences
  const wish = wanted && wishOf(wanted)
  const { min_investment, max_investment, currency } = fields
  const tickets = { min_euros: roughEuros(min_investment, currency), max_euros: roughEuros(max_investment, currency) }
  return Boolean(wish && fits(wish, { terms: termsOf({ ...fields, status }), ...tickets }))
}
