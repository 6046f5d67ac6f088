import { useState } from 'react'
import type { MemberCard, OrganisationCard } from '#features/directory/contract.ts'
import { useMemberSearch, useOrganisationSearch } from '#features/directory/web/index.ts'
import { useMember } from '#features/members/web/index.ts'
import { hasWords } from '#platform/search-words.ts'

export type Suggestion = { id: string; name: string } & ({ member: MemberCard } | { organisation: OrganisationCard })

/** How many organisations follow the members. */
const fewOrganisations = 3

/**
 * Members and organisations for the letters of a name, those called so before members of such an organisation. They change once both
 * searches are done, so that none moves while the reader chooses.
 */
export function useSuggestions(typed: string): readonly Suggestion[] {
  const self = useMember()?.id
  const { members, isSearching: searchesMembers } = useMemberSearch(typed)
  const { organisations, isSearching: searchesOrganisations } = useOrganisationSearch(typed)
  const [{ key, found }, setFound] = useState<{ key: string; found: readonly Suggestion[] }>({ key: '', found: [] })
  const all: Suggestion[] = [
    ...members.flatMap((member) => (member.id === self ? [] : { id: member.id, name: member.full_name, member })),
    ...organisations.slice(0, fewOrganisations).map((organisation) => ({ id: organisation.id, name: organisation.name, organisation })),
  ]
  const next = all.toSorted((one, other) => Number(hasWords(other.name, typed)) - Number(hasWords(one.name, typed)))
  const nextKey = next.map(({ id, name }) => `${id} ${name}`).join()
  if (key !== nextKey && (typed === '' || !(searchesMembers || searchesOrganisations))) setFound({ key: nextKey, found: next })
  return found
}
