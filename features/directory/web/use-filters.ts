import { useScreenSearch } from '#platform/web/rooms/use-screen-search.ts'

export interface FilterChanges<Filters> {
  /** Changes filters, undefined removes one. Adds a history entry. */
  choose: (changes: Filters) => void
  /** Changes the search text, without a history entry. */
  type: (query: string) => void
  clear: () => void
}

/** The filters of one of the directory's views, stored in its URL. @param valid leaves out invalid values */
export function useFilters<Filters extends object>(
  valid: (search: Record<string, unknown>) => Filters & { view?: string },
): [filters: Filters, changes: FilterChanges<Filters>] {
  const [{ view: _, ...filters }, change] = useScreenSearch(valid)
  return [
    filters as Filters,
    {
      choose: (changes) => change((before) => ({ ...before, ...changes }), { fromTop: true }),
      type: (query) => change((before) => ({ ...before, query }), { replace: true }),
      clear: () => change(valid({}), { fromTop: true }),
    },
  ]
}
