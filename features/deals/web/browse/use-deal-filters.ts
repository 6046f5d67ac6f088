import { useScreenSearch } from '#platform/web/rooms/use-screen-search.ts'
import { type HubSearch, validHubSearch } from '../search.ts'

/** The filters and order of browsing. */
export type Browsing = Omit<HubSearch, 'tab'>

interface Changes {
  /** Sets filters, or removes them with undefined. Adds a history entry. */
  choose: (changes: Browsing) => void
  /** Sets the search text without adding a history entry. */
  type: (query: string) => void
  clear: () => void
}

/** The filters of browsing, kept in the URL. */
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

/** The filters that are in the sheet on phones, without search and order. */
export const filterNames = [
  'stage',
  'industry',
  'status',
  'country',
  'goal',
  'from',
  'to',
  'measures_emissions',
  'evidenced',
  'fits',
] as const
export type FilterName = (typeof filterNames)[number]
export const noFilters: Browsing = Object.fromEntries(filterNames.map((name) => [name, undefined]))
