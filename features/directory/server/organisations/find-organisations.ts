import type { PageRequest } from '#platform/contract.ts'
import type { Reader } from '#platform/server/database/index.ts'
import { filterCondition } from '#features/fields/server/index.ts'
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
export async function findOrganisations(
  reader: Reader,
  viewer: string,
  { query, cursor, limit, partial, kind, fields, ...filters }: OrganisationFilters & PageRequest & Partial,
): Promise<FoundPage<OrganisationRow>> {
  const ownFields = await filterCondition(reader, { viewer, subject: 'organisation', filters: fields })
  return find(reader, { viewer, query, cursor, limit, partial, group: kind, facets: facetsOf(filters), ownFields })
}

/** How many organisations match the filters, of every kind, each count up to the cap; null without filters. */
export async function countOrganisations(
  reader: Reader,
  viewer: string,
  { query, partial, kind, fields, ...filters }: OrganisationFilters & Partial,
): Promise<OrganisationCounts | null> {
  const ownFields = await filterCondition(reader, { viewer, subject: 'organisation', filters: fields })
  return countEntries(reader, organisationEntries, { viewer, query, partial, group: kind, facets: facetsOf(filters), ownFields })
}
