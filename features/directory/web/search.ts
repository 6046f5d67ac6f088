import { organisationKinds } from '#features/organisations/kinds.ts'
import { filterText, filtersIn } from '#features/fields/filters.ts'
import { countryCodes } from '#features/places/countries.ts'
import { oneOf, searchText, wholeNumber } from '#platform/web/rooms/address-values.ts'
import { fundingStages, industries, memberGroups } from '#features/profiles/vocabulary.ts'
import type { DirectoryFilters, OrganisationFilters } from '../contract.ts'

/** Of the part of the address with filters by the community's own fields, as in the contract. */
const longestOwnFilters = 4000

type Raw = Record<string, unknown>

/** The filters of members from the directory's URL, without invalid values. */
export const validMemberSearch = (search: Raw): DirectoryFilters => given({ ...common(search), role: oneOf(memberGroups, search['role']) })

/** The filters of organisations from the directory's URL, without invalid values. */
export const validOrganisationSearch = (search: Raw): OrganisationFilters & { view: 'organisations' } => ({
  ...given({
    ...common(search),
    kind: oneOf(organisationKinds, search['kind']),
    verified: isOn(search['verified']),
    measures_emissions: isOn(search['measures_emissions']),
    evidenced: isOn(search['evidenced']),
  }),
  view: 'organisations',
})

/** Both views; filters of the other one are left out. */
export const validDirectorySearch = (search: Raw): DirectoryFilters | ReturnType<typeof validOrganisationSearch> =>
  search['view'] === 'organisations' ? validOrganisationSearch(search) : validMemberSearch(search)

const isOn = (value: unknown) => String(value) === 'true' || undefined

const common = (search: Raw) => ({
  query: searchText(search['query']) || undefined,
  industry: oneOf(industries, search['industry']),
  stage: oneOf(fundingStages, search['stage']),
  country: oneOf(countryCodes, search['country']),
  goal: wholeNumber(search['goal'], 1, 17),
  fields: filterText(filtersIn(searchText(search['fields'], longestOwnFilters))),
})

const given = <Filters extends object>(filters: Filters): Filters =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined)) as Filters
