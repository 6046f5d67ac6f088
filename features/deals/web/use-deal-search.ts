import { useQuery } from '@tanstack/react-query'
import { useDebouncedValue } from '#platform/web/use-debounced-value.ts'
import type { DealCard } from '../deal-contract.ts'
import { fewDeals } from './data.ts'

/** The newest few deals that contain the typed words. Keeps the previous results while new ones load. */
export function useDealSearch(text: string): { deals: readonly DealCard[]; isSearching: boolean } {
  const typed = text.trim().slice(0, 100)
  const query = useDebouncedValue(typed)
  const { data, isFetching } = useQuery(fewDeals(query))
  return { deals: typed === '' ? [] : (data?.items ?? []), isSearching: typed !== '' && (query !== typed || isFetching) }
}
