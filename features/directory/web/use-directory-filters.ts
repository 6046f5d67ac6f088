import { useScreenSearch } from '#platform/web/rooms/use-screen-search.ts'
import type { DirectoryFilters } from '../contract.ts'
import { validDirectorySearch } from './search.ts'

interface FilterChanges {
  /** What was chosen; undefined takes a filter away. One goes back from it. */
  choose: (changes: DirectoryFilters) => void
  /** What is being typed; it leaves no trace in the history. */
  type: (query: string) => void
  clear: () => void
}

/** The directory's filters, which stand in its address. */
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
