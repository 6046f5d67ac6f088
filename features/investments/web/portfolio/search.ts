import { oneOf, searchText } from '#platform/web/rooms/address-values.ts'
import { investmentStatuses } from '../../vocabulary.ts'
import type { InvestmentFilters } from '../data.ts'
import { type LedgerSearch, validLedgerSearch } from '../ledger/ledger.ts'

/** The ledger and the list's filters in the address; invalid values are ignored. */
export function validListSearch(raw: Record<string, unknown>): InvestmentFilters & LedgerSearch {
  const query = searchText(raw['query'])
  const status = oneOf(investmentStatuses, raw['status'])
  return { ...validLedgerSearch(raw), ...(query && { query }), ...(status && { status }) }
}
