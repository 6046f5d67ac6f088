import { useScreenSearch } from '#platform/web/rooms/use-screen-search.ts'
import type { DirectoryFilters } from '../contract.ts'
import { validDirectorySearch } from './search.ts'

interface FilterChanges {
  /** Changes filters, undefined removes one. Adds a history entry. */
  choose: (changes: DirectoryFilters) => void
  /** Changes the search text, without a history entry. */
  type: (query: string) => void
  clear: () => void
}

/** The directory's filters, stored in its URL. */
export function useDirectoryFilters(): [filters: DirectoryFilters, changes: FilterChanges] {
  const [filters, change] = useScreenSearch(validDirectorySearch)
  return [
    filters,
    {
      choose: (changes) => change((before) => ({ ...before, ...changes }), { fromTop: true }),
      type: (query) => change((before) => ({ ...before, query }), { replace: true }),
      clear: () => change({}, { fromTop: true }),
    },
  ]
}
