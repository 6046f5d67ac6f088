import { getRouteApi } from '@tanstack/react-router'
import type { DirectoryFilters } from '../contract.ts'
import { validDirectorySearch } from './search.ts'

const route = getRouteApi('/dashboard/tab/organisations')

interface FilterChanges {
  /** What was chosen; undefined takes a filter away. One goes back from it. */
  choose: (changes: DirectoryFilters) => void
  /** What is being typed; it leaves no trace in the history. */
  type: (query: string) => void
  clear: () => void
}

/** The directory's filters, which stand in its address. */
export function useDirectoryFilters(): [filters: DirectoryFilters, changes: FilterChanges] {
  const filters = route.useSearch()
  const navigate = route.useNavigate()
  const change = (changes: DirectoryFilters, isTyping: boolean) =>
    void navigate({ search: (before) => validDirectorySearch({ ...before, ...changes }), replace: isTyping, resetScroll: !isTyping })
  return [
    filters,
    {
      choose: (changes) => change(changes, false),
      type: (query) => change({ query }, true),
      clear: () => void navigate({ search: {} }),
    },
  ]
}
