import { useQuery } from '@tanstack/react-query'
import { useDebouncedValue } from '#platform/web/use-debounced-value.ts'
import type { EventCard } from '../shared-contract.ts'
import { fewEvents } from './data.ts'

/** Finds events while typing; the last results stay until new ones arrive. */
export function useEventSearch(text: string): { events: readonly EventCard[]; isSearching: boolean } {
  const typed = text.trim().slice(0, 100)
  const query = useDebouncedValue(typed)
  const { data, isFetching } = useQuery(fewEvents(query))
  return { events: typed === '' ? [] : (data?.items ?? []), isSearching: typed !== '' && (query !== typed || isFetching) }
}
