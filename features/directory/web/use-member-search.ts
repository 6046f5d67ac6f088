import { useQuery } from '@tanstack/react-query'
import { useDebouncedValue } from '#platform/web/use-debounced-value.ts'
import type { MemberCard } from '../contract.ts'
import { topMembers } from './data.ts'

/** The five closest matches for the typed text. Previous results stay while new ones are loading. */
export function useMemberSearch(text: string): { members: readonly MemberCard[]; isSearching: boolean } {
  const typed = text.trim().slice(0, 100)
  const query = useDebouncedValue(typed)
  const { data, isFetching } = useQuery(topMembers(query))
  return { members: typed === '' ? [] : (data?.items ?? []), isSearching: typed !== '' && (query !== typed || isFetching) }
}
