import { countryCodes } from '#features/places/countries.ts'
import { oneOf, searchText } from '#platform/web/rooms/address-values.ts'
import { fundingStages, industries, memberGroups } from '#features/profiles/vocabulary.ts'
import type { DirectoryFilters } from '../contract.ts'

/** The directory's filters from its URL, without invalid values. */
export function validDirectorySearch(search: Record<string, unknown>): DirectoryFilters {
  const goal = Number(search['goal'])
  const found: DirectoryFilters = {
    query: searchText(search['query']) || undefined,
    role: oneOf(memberGroups, search['role']),
    industry: oneOf(industries, search['industry']),
    stage: oneOf(fundingStages, search['stage']),
    country: oneOf(countryCodes, search['country']),
    goal: Number.isInteger(goal) && goal >= 1 && goal <= 17 ? goal : undefined,
  }
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined))
}
