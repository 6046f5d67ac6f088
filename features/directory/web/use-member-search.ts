import { useQuery } from '@tanstack/react-query'
import { useDebouncedValue } from '#platform/web/use-debounced-value.ts'
import type { MemberCard } from '../contract.ts'
import { fewMembers } from './data.ts'

/** The five members closest to what is being typed; those found last stay until others are. */
export function useMemberSearch(text: string): { members: readonly MemberCard[]; isSearching: boolean } {
  const typed = text.trim().slice(0, 100)
  const query = useDebouncedValue(typed)
  const { data, isFetching } = useQuery(fewMembers(query))
  return { members: typed === '' ? [] : (data?.items ?? []), isSearching: typed !== '' && (query !== typed || isFetching) }
}
