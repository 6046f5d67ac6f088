import { oneOf, searchText } from '#platform/web/rooms/address-values.ts'
import { investmentStatuses } from '../../vocabulary.ts'
import type { InvestmentFilters } from '../data.ts'

/** The list's filters in the address; invalid values are ignored. */
export function validListSearch(raw: Record<string, unknown>): InvestmentFilters {
  const query = searchText(raw['query'])
  const status = oneOf(investmentStatuses, raw['status'])
  return { ...(query && { query }), ...(status && { status }) }
}
