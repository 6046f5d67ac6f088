import { useQuery } from '@tanstack/react-query'
import { useDebouncedValue } from '#platform/web/use-debounced-value.ts'
import { type OrganisationKind, organisationKinds } from '#features/organisations/kinds.ts'
import type { MemberCard, OrganisationCard } from '../contract.ts'
import { topMembers, topOrganisations } from './data.ts'

/** The five members that match the typed text best. Previous results stay while new ones are loading. */
export function useMemberSearch(text: string): { members: readonly MemberCard[]; isSearching: boolean } {
  const { typed, query } = useTyped(text)
  const { data, isFetching } = useQuery(topMembers(query))
  return { members: typed === '' ? [] : (data?.items ?? []), isSearching: typed !== '' && (query !== typed || isFetching) }
}

/** The same of organisations, of some kinds or of all. */
export function useOrganisationSearch(
  text: string,
  kinds: readonly OrganisationKind[] = organisationKinds,
): { organisations: readonly OrganisationCard[]; isSearching: boolean } {
  const { typed, query } = useTyped(text)
  const { data, isFetching } = useQuery(topOrganisations(query, kinds.length === 1 ? kinds[0] : undefined))
  const found = data?.items.filter(({ kind }) => kinds.includes(kind)) ?? []
  return { organisations: typed === '' ? [] : found, isSearching: typed !== '' && (query !== typed || isFetching) }
}

function useTyped(text: string) {
  const typed = text.trim().slice(0, 100)
  return { typed, query: useDebouncedValue(typed) }
}
