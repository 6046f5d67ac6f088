import { type Expression, type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely'
import type { MemberRole } from '#platform/members.ts'
import type { Reader } from '#platform/server/database/index.ts'
import { type BriefRow, briefColumns, isLeaving, isSuspended, members } from '#features/members/server/index.ts'
import { peopleOf as peopleOfGroup } from '#features/groups/server/index.ts'
import { peopleOf } from '#features/organisations/server/index.ts'
import type { MemberFilters } from '../contract.ts'
import { memberQuery } from '../search-terms.ts'
import type { Direction, MemberSort, MemberState } from '../vocabulary.ts'
import type { MemberListingsTable } from './tables.ts'

/** The column of each order. */
const sortColumns: Record<MemberSort, string> = { joined: 'l.joined_at', name: 'l.sort_name', seen: 'l.last_seen_on' }
const keyTypes: Record<MemberSort, RawBuilder<unknown>> = { joined: sql`timestamptz`, name: sql`text`, seen: sql`date` }

/** Expression: the state of the member `u`. */
const stateOf = (id: Expression<string>) => sql<MemberState>`case
  when ${isSuspended(id)} then 'suspended' when ${isLeaving(id)} then 'leaving' when not u.email_confirmed then 'unconfirmed' else 'active' end`

const isInState = (state: MemberState, id: Expression<string>): RawBuilder<SqlBool> => {
  const isPresent = sql<SqlBool>`not ${isSuspended(id)} and not ${isLeaving(id)}`
  return {
    suspended: sql<SqlBool>`${isSuspended(id)}`,
    leaving: sql<SqlBool>`${isLeaving(id)} and not ${isSuspended(id)}`,
    unconfirmed: sql<SqlBool>`not l.is_confirmed and ${isPresent}`,
    active: sql<SqlBool>`l.is_confirmed and ${isPresent}`,
  }[state]
}

/**
 * The listings that a search finds. `offset 0` makes PostgreSQL use the index of the terms: it expects beginnings of words to match much more
 * than they do, and would rather read the list in its order until it has met enough. One member is read by their id instead.
 */
function listingsFoundBy(terms: string | null | undefined, member?: string): RawBuilder<Selectable<MemberListingsTable>> {
  if (terms === undefined) return sql`member_listings`
  const found = sql`select * from member_listings where ${terms === null ? sql`false` : sql`terms @@ ${terms}::tsquery`}`
  return member === undefined ? sql`(${found} offset 0)` : sql`(${found})`
}

/** The listings `l` that match. @param member only this one */
export function matchingListings(reader: Reader, filters: MemberFilters, member?: string) {
  const { query = '', type, state, joined_from, joined_to, seen_from, seen_to, organisation_id, group_id } = filters
  const terms = memberQuery(query)
  return reader
    .selectFrom(listingsFoundBy(terms, member).as('l'))
    .$if(member !== undefined, (listed) => listed.where('l.member_id', '=', member as string))
    .$if(type !== undefined, (listed) => listed.where('l.user_type', '=', type as NonNullable<typeof type>))
    .$if(state !== undefined, (listed) => listed.where((row) => isInState(state as MemberState, row.ref('l.member_id'))))
    .$if(joined_from !== undefined, (listed) =>
      listed.where(sql<SqlBool>`l.joined_at >= ${joined_from}::date::timestamp at time zone 'UTC'`),
    )
    .$if(joined_to !== undefined, (listed) =>
      listed.where(sql<SqlBool>`l.joined_at < (${joined_to}::date + 1)::timestamp at time zone 'UTC'`),
    )
    .$if(seen_from !== undefined, (listed) => listed.where(sql<SqlBool>`l.last_seen_on >= ${seen_from}::date`))
    .$if(seen_to !== undefined, (listed) => listed.where(sql<SqlBool>`l.last_seen_on <= ${seen_to}::date`))
    .$if(organisation_id !== undefined, (listed) =>
      listed.where(sql<SqlBool>`l.member_id in (select person.member_id from ${peopleOf(sql<string>`${organisation_id}::uuid`)} person)`),
    )
    .$if(group_id !== undefined, (listed) => listed.where(sql<SqlBool>`l.member_id in ${peopleOfGroup(sql<string>`${group_id}::uuid`)}`))
}

export type ListedRow = BriefRow & {
  email: string
  role: MemberRole
  state: MemberState
  joined_at: Date
  last_seen_on: string
  sort_name: string
}

/** The shown columns of these listings; values that change are read from the account itself. */
const rowsOf = (reader: Reader, listed: RawBuilder<Selectable<MemberListingsTable>>) =>
  reader
    .selectFrom(listed.as('l'))
    .innerJoin(members.as('u'), 'u.id', 'l.member_id')
    .select(briefColumns('u'))
    .select((row) => ['u.email', 'u.role', 'l.joined_at', 'l.last_seen_on', 'l.sort_name', stateOf(row.ref('l.member_id')).as('state')])

/** The place of a row in the list. */
export interface AfterListed {
  key: string
  member_id: string
}

export interface ListRequest extends MemberFilters {
  sort: MemberSort
  direction: Direction
}

export const listedAfter = (
  reader: Reader,
  { sort, direction, ...filters }: ListRequest,
  after: AfterListed | undefined,
  limit: number,
): Promise<ListedRow[]> => {
  const column = sql.ref(sortColumns[sort])
  const beyond = direction === 'asc' ? sql`>` : sql`<`
  // The page is found first: otherwise the planner may join all that match with their accounts.
  const page = matchingListings(reader, filters)
    .selectAll('l')
    .$if(after !== undefined, (query) =>
      query.where(sql<SqlBool>`(${column}, l.member_id) ${beyond} (${after?.key}::${keyTypes[sort]}, ${after?.member_id}::uuid)`),
    )
    .orderBy(column, direction)
    .orderBy('l.member_id', direction)
    .limit(limit)
  return rowsOf(reader, sql`(${page})`)
    .orderBy(column, direction)
    .orderBy('l.member_id', direction)
    .execute()
}

/** One member, whatever their state. */
export const listedMember = (reader: Reader, id: string): Promise<ListedRow | undefined> =>
  rowsOf(reader, listingsFoundBy(undefined)).where('l.member_id', '=', id).executeTakeFirst()

/** How many match, up to a limit. */
export async function countListings(reader: Reader, filters: MemberFilters, most: number | undefined): Promise<number> {
  const matching = matchingListings(reader, filters)
    .select('l.member_id')
    .$if(most !== undefined, (query) => query.limit(most as number))
  const { count } = await reader
    .selectFrom(matching.as('matching'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
