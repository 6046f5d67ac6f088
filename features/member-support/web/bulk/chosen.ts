import type { MemberFilters } from '../member-search.ts'

/** Who is chosen for an act: some members, or all that match. */
export type Chosen = { ids: readonly string[] } | { filters: MemberFilters; expected: number }

export const isChosen = (chosen: Chosen, id: string): boolean => ('ids' in chosen ? chosen.ids.includes(id) : true)
export const howMany = (chosen: Chosen): number => ('ids' in chosen ? chosen.ids.length : chosen.expected)
/** As sent to the server. */
export const whoIs = (chosen: Chosen) => ('ids' in chosen ? { ids: [...chosen.ids] } : { ...chosen, filters: given(chosen.filters) })

const given = (filters: MemberFilters) => Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined))
