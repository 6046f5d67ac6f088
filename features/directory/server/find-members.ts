import type { PageRequest } from '#platform/contract.ts'
import type { Reader } from '#platform/server/database/index.ts'
import { filterCondition } from '#features/fields/server/index.ts'
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
export async function findMembers(
  reader: Reader,
  viewer: string,
  { query, cursor, limit, partial, role, fields, ...filters }: DirectoryFilters & PageRequest & Partial,
): Promise<FoundPage<EntryRow>> {
  const ownFields = await filterCondition(reader, { viewer, subject: 'member', filters: fields })
  return find(reader, { viewer, query, cursor, limit, partial, group: role, facets: facetsOf(filters), ownFields })
}

/** How many members other than the viewer match the filters, in every role, each count up to the cap; null without filters. */
export async function countMatching(
  reader: Reader,
  viewer: string,
  { query, partial, role, fields, ...filters }: DirectoryFilters & Partial,
): Promise<MemberCounts | null> {
  const ownFields = await filterCondition(reader, { viewer, subject: 'member', filters: fields })
  return countEntries(reader, memberEntries, { viewer, query, partial, group: role, facets: facetsOf(filters), ownFields })
}
