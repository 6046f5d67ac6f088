import { useQuery } from '@tanstack/react-query'
import { useDebouncedValue } from '#platform/web/use-debounced-value.ts'
import type { MemberCard, OrganisationCard } from '../contract.ts'
import { topMembers, topOrganisations } from './data.ts'

/** The five members that match the typed text best. Previous results stay while new ones are loading. */
export function useMemberSearch(text: string): { members: readonly MemberCard[]; isSearching: boolean } {
  const { typed, query } = useTyped(text)
  const { data, isFetching } = useQuery(topMembers(query))
  return { members: typed === '' ? [] : (data?.items ?? []), isSearching: typed !== '' && (query !== typed || isFetching) }
}

/** The same of organisations, by default five of any kind. */
export function useOrganisationSearch(
  text: string,
  options?: Parameters<typeof topOrganisations>[1],
): { organisations: readonly OrganisationCard[]; isSearching: boolean } {
  const { typed, query } = useTyped(text)
  const { data, isFetching } = useQuery(topOrganisations(query, options))
  return { organisations: typed === '' ? [] : (data?.items ?? []), isSearching: typed !== '' && (query !== typed || isFetching) }
}

function useTyped(text: string) {
  const typed = text.trim().slice(0, 100)
  return { typed, query: useDebouncedValue(typed) }
}
