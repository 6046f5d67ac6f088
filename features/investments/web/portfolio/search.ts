import { oneOf, searchText } from '#platform/web/rooms/address-values.ts'
import { investmentStatuses } from '../../vocabulary.ts'
import type { InvestmentFilters } from '../data.ts'

/** What the list of investments shows, as it stands in the address; what is not one of the choices is left out. */
export function validListSearch(raw: Record<string, unknown>): InvestmentFilters {
  const query = searchText(raw['query'])
  const status = oneOf(investmentStatuses, raw['status'])
  return { ...(query && { query }), ...(status && { status }) }
}
