import { userTypes } from '#platform/members.ts'
import { givenId, oneOf, searchText } from '#platform/web/rooms/address-values.ts'
import type { MemberFilters as Filters } from '../contract.ts'
import { type Direction, type MemberSort, directions, memberSorts, memberStates } from '../vocabulary.ts'

export type MemberFilters = { [Name in keyof Filters]?: Filters[Name] | undefined }

/** Filters and order of the list, and the act whose progress is shown, from the address. */
export interface MemberSearch extends MemberFilters {
  sort?: MemberSort | undefined
  direction?: Direction | undefined
  bulk?: string | undefined
}

/** The filters besides the search. */
export const filterNames = ['type', 'state', 'organisation_id', 'group_id', 'joined_from', 'joined_to', 'seen_from', 'seen_to'] as const
export type FilterName = (typeof filterNames)[number]
export const noFilters: MemberSearch = Object.fromEntries(filterNames.map((name) => [name, undefined]))

/** Only what narrows the list. */
export const filtersOf = ({ sort: _sort, direction: _direction, bulk: _bulk, ...filters }: MemberSearch): MemberFilters => filters

/** Drops invalid values. */
export function validMemberSearch(raw: Record<string, unknown>): MemberSearch {
  const values = {
    query: searchText(raw['query']) || undefined,
    type: oneOf(userTypes, raw['type']),
    state: oneOf(memberStates, raw['state']),
    organisation_id: givenId(raw['organisation_id']),
    group_id: givenId(raw['group_id']),
    joined_from: givenDay(raw['joined_from']),
    joined_to: givenDay(raw['joined_to']),
    seen_from: givenDay(raw['seen_from']),
    seen_to: givenDay(raw['seen_to']),
    sort: oneOf(memberSorts, raw['sort']),
    direction: oneOf(directions, raw['direction']),
    bulk: givenId(raw['bulk']),
  }
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}

/** 'YYYY-MM-DD', if there is such a day. */
function givenDay(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(value)) return undefined
  const day = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value) ? value : undefined
}
