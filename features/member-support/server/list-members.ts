import * as z from 'zod'
import { type Page, type PageRequest, givenTimestamp } from '#platform/contract.ts'
import type { Reader } from '#platform/server/database/index.ts'
import { keyset, presentPage, readPage } from '#platform/server/paging.ts'
import { presentBrief } from '#features/members/server/index.ts'
import { groupNames } from '#features/groups/server/index.ts'
import { organisationBriefOf, presentOrganisation } from '#features/organisations/server/index.ts'
import { sql } from 'kysely'
import type { ListedMember, MemberFilters } from '../contract.ts'
import { mostCounted } from '../limits.ts'
import type { MemberSort } from '../vocabulary.ts'
import { type ListRequest, type ListedRow, countListings, listedAfter } from './list-queries.ts'

const keyOf: Record<MemberSort, (row: ListedRow) => string> = {
  joined: ({ joined_at }) => joined_at.toISOString(),
  name: ({ sort_name }) => sort_name,
  seen: ({ last_seen_on }) => last_seen_on,
}
const keySchemas = { joined: givenTimestamp, name: z.string(), seen: z.iso.date() }

/** A page of the members that match. @throws Refusal invalidInput for an unknown cursor */
export async function listMembers(reader: Reader, { cursor, limit, ...request }: PageRequest & ListRequest): Promise<Page<ListedMember>> {
  const { sort } = request
  const order = keyset(z.object({ key: keySchemas[sort], member_id: z.uuid() }), (row: ListedRow) => ({
    key: keyOf[sort](row),
    member_id: row.member_id,
  }))
  const page = await readPage({ cursor, limit }, order, (most, after) => listedAfter(reader, request, after, most))
  return presentPage(page, presentListed)
}

export const presentListed = ({ email, role, state, joined_at, last_seen_on, ...brief }: ListedRow): ListedMember => ({
  member: presentBrief(brief),
  email,
  role,
  state,
  joined_at: joined_at.toISOString(),
  last_seen_on,
})

/** How many members match, and which organisation and group the filters are about. */
export async function countMembers(reader: Reader, { exact, ...filters }: MemberFilters & { exact: boolean }) {
  const count = await countListings(reader, filters, exact ? undefined : mostCounted + 1)
  const organisation = filters.organisation_id ? await organisationBrief(reader, filters.organisation_id) : null
  const group = filters.group_id ? await groupBrief(reader, filters.group_id) : null
  return { count: exact ? count : Math.min(count, mostCounted), is_more: !exact && count > mostCounted, organisation, group }
}

async function groupBrief(reader: Reader, id: string) {
  const name = (await groupNames(reader, [id])).get(id)
  return name === undefined ? null : { id, name }
}

async function organisationBrief(reader: Reader, id: string) {
  const { organisation } = await reader
    .selectNoFrom(organisationBriefOf(sql<string>`${id}::uuid`).as('organisation'))
    .executeTakeFirstOrThrow()
  return organisation && presentOrganisation(organisation)
}
