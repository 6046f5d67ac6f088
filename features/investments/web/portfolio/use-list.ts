import { useInfiniteQuery } from '@tanstack/react-query'
import { useScreenSearch } from '#platform/web/rooms/use-screen-search.ts'
import { type InvestmentFilters, investmentPages } from '../data.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { useToday } from '../today.ts'
import { validListSearch } from './search.ts'

/** The list of a ledger's investments, with its filters in the address. */
export function useList({ organisationId }: Ledger) {
  const [{ query, status }, change] = useScreenSearch(validListSearch)
  const filters: InvestmentFilters = { ...(query && { query }), ...(status && { status }) }
  const changeFilters = (next: (before: InvestmentFilters) => InvestmentFilters, options?: { replace: boolean }) =>
    change(({ organisation: shown, ...before }) => ({ ...(shown && { organisation: shown }), ...next(before) }), options)
  return { filters, change: changeFilters, pages: useInfiniteQuery(investmentPages(organisationId, useToday(), filters)) }
}
