import { useInfiniteQuery } from '@tanstack/react-query'
import { useScreenSearch } from '#platform/web/rooms/use-screen-search.ts'
import { investmentPages } from '../data.ts'
import { validListSearch } from './search.ts'

/** The list of investments, with its filters in the address. */
export function useList() {
  const [filters, change] = useScreenSearch(validListSearch)
  return { filters, change, pages: useInfiniteQuery(investmentPages(filters)) }
}
