import { useScreenSearch } from '#platform/web/rooms/use-screen-search.ts'
import { type HubSearch, validHubSearch } from '../search.ts'

/** What browsing shows: the filters and the order. */
export type Browsing = Omit<HubSearch, 'tab'>

interface Changes {
  /** What was chosen; undefined takes a filter away. One goes back from it. */
  choose: (changes: Browsing) => void
  /** What is being typed; it leaves no trace in the history. */
  type: (query: string) => void
  clear: () => void
}

/** The filters of browsing, which stand in the hub's address. */
export function useDealFilters(): [browsing: Browsing, changes: Changes] {
  const [{ tab: _, ...browsing }, change] = useScreenSearch(validHubSearch)
  return [
    browsing,
    {
      choose: (changes) => change((before) => ({ ...before, ...changes }), { fromTop: true }),
      type: (query) => change((before) => ({ ...before, query }), { replace: true }),
      clear: () => change({}, { fromTop: true }),
    },
  ]
}

/** The filters that stand on a sheet on phones, and the search and order that do not. */
export const filterNames = ['stage', 'industry', 'status', 'country', 'goal', 'from', 'to', 'fits'] as const
export type FilterName = (typeof filterNames)[number]
export const noFilters: Browsing = Object.fromEntries(filterNames.map((name) => [name, undefined]))
