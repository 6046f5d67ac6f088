import type { PageRequest } from '#platform/contract.ts'
import type { Reader } from '#platform/server/database/index.ts'
import type { DirectoryFilters, MemberCounts } from '../contract.ts'
import { facetsOf } from '../facets.ts'
import { memberEntries } from './member-entries.ts'
import type { EntryRow } from './queries.ts'
import { countEntries } from './search/count-entries.ts'
import { type FoundPage, finderOf } from './search/find-entries.ts'

interface Partial {
  partial?: boolean | undefined
}
const find = finderOf(memberEntries)

/** One page of the members other than the viewer: closest matches first for a search, otherwise newest first. */
export const findMembers = (
  reader: Reader,
  viewer: string,
  { query, cursor, limit, partial, role, ...filters }: DirectoryFilters & PageRequest & Partial,
): Promise<FoundPage<EntryRow>> => find(reader, { viewer, query, cursor, limit, partial, group: role, facets: facetsOf(filters) })

/** How many members other than the viewer match the filters, each count up to the cap; null without filters. */
export const countMatching = (
  reader: Reader,
  viewer: string,
  { query, partial, ...filters }: Omit<DirectoryFilters, 'role'> & Partial,
): Promise<MemberCounts | null> => countEntries(reader, memberEntries, { viewer, query, partial, facets: facetsOf(filters) })
