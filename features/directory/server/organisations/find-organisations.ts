import type { PageRequest } from '#platform/contract.ts'
import type { Reader } from '#platform/server/database/index.ts'
import type { OrganisationCounts, OrganisationFilters } from '../../contract.ts'
import { facetsOf } from '../../facets.ts'
import { countEntries } from '../search/count-entries.ts'
import { type FoundPage, finderOf } from '../search/find-entries.ts'
import { organisationEntries } from './organisation-entries.ts'
import type { OrganisationRow } from './queries.ts'

interface Partial {
  partial?: boolean | undefined
}
const find = finderOf(organisationEntries)

/** One page of the organisations: closest matches first for a search, otherwise newest first. */
export const findOrganisations = (
  reader: Reader,
  viewer: string,
  { query, cursor, limit, partial, kind, ...filters }: OrganisationFilters & PageRequest & Partial,
): Promise<FoundPage<OrganisationRow>> => find(reader, { viewer, query, cursor, limit, partial, group: kind, facets: facetsOf(filters) })

/** How many organisations match the filters, each count up to the cap; null without filters. */
export const countOrganisations = (
  reader: Reader,
  viewer: string,
  { query, partial, ...filters }: Omit<OrganisationFilters, 'kind'> & Partial,
): Promise<OrganisationCounts | null> => countEntries(reader, organisationEntries, { viewer, query, partial, facets: facetsOf(filters) })
