import { queryOptions } from '@tanstack/react-query'
import type { SavedSearch } from '../../contract.ts'
import { filtersOf, search } from '../data.ts'
import type { ScreenSearch } from '../search.ts'

/** The member's saved searches. */
export const savedList = () => queryOptions(search.query.saved.queryOptions())

/** The saved search that asks for the same. */
export function savedOf(items: readonly SavedSearch[], asked: ScreenSearch): SavedSearch | undefined {
  const wanted = Object.entries(filtersOf(asked))
  return items.find(({ filters }) => wanted.every(([name, value]) => filters[name] === value))
}
