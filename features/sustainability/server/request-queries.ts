import { type Selectable, sql } from 'kysely'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import type { Tables } from '#platform/server/database/tables.ts'
import { type BriefRow, briefOf } from '#features/members/server/index.ts'
import { type OrganisationBriefRow, organisationBriefOf, organisationsOf, roleIn } from '#features/organisations/server/index.ts'
import { rolesFor } from '#features/organisations/roles.ts'
import { hiddenFrom } from '#features/relations/server/index.ts'
import type { Framework } from '../catalogue/question.ts'
import type { RequestState } from '../requests-contract.ts'
import { isFor } from './access.ts'

export type RequestRow = Selectable<Tables['sustainability_requests']>

/** Dates as text, so that no time zone moves them. */
const columns = sql`r.id, r.organisation_id, r.asked_by, r.for_organisation, r.framework, r.year, r.due_on::text as due_on, r.note, r.state, r.reason,
  r.asked_at, r.answered_at`

/** The sets for which somebody waits whom the viewer sees. */
export const openFrameworks = (reader: Reader, organisationId: string, viewer: string): Promise<{ framework: Framework; year: number }[]> =>
  reader
    .selectFrom('sustainability_requests')
    .select(['framework', 'year'])
    .distinct()
    .where('organisation_id', '=', organisationId)
    .where('state', '=', 'open')
    .where(sql<boolean>`asked_by <> all(${hiddenFrom(sql`${viewer}::uuid`)})`)
    .execute()

/** A member's newest request to an organisation that is open or granted, their own or one of an organisation that they are in. */
export async function newestRequestOf(reader: Reader, organisationId: string, memberId: string) {
  const { rows } = await sql<{ id: string; state: 'open' | 'granted'; framework: Framework; year: number }>`
    select r.id, r.state, r.framework, r.year from sustainability_requests r
    where r.organisation_id = ${organisationId} and r.state in ('open', 'granted') and ${isFor(sql<string>`${memberId}::uuid`)}
    order by r.asked_at desc, r.id desc limit 1`.execute(reader)
  return rows[0]
}

/** The organisations, among these, that declined such a request of a member's within some days. */
export async function declinedLately(
  reader: Reader,
  {
    organisations,
    asked_by,
    for_organisation,
    framework,
    year,
    days,
  }: Omit<NewRequest, 'id' | 'organisation_id' | 'due_on' | 'note'> & {
    organisations: readonly string[]
    days: number
  },
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ organisation_id: string }>`
    select distinct organisation_id from sustainability_requests
    where asked_by = ${asked_by} and organisation_id = any(${organisations}::uuid[]) and framework = ${framework} and year = ${year}
      and for_organisation is not distinct from ${for_organisation}::uuid and state = 'declined'
      and answered_at > now() - make_interval(days => ${days}::int)`.execute(reader)
  return new Set(rows.map(({ organisation_id }) => organisation_id))
}

type NewRequest = Pick<RequestRow, 'id' | 'organisation_id' | 'asked_by' | 'for_organisation' | 'framework' | 'year' | 'due_on' | 'note'>

/** @returns false if the member has asked for this already */
export async function insertRequest(tx: Tx, request: NewRequest): Promise<boolean> {
  const inserted = await tx
    .insertInto('sustainability_requests')
    .values({ ...request, answered_at: null, reminded_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

export async function openRequestsBy(reader: Reader, memberId: string): Promise<number> {
  const { found } = await reader
    .selectFrom('sustainability_requests')
    .select(sql<number>`count(*)::int`.as('found'))
    .where('asked_by', '=', memberId)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow()
  return found
}

export async function requestById(reader: Reader, id: string): Promise<RequestRow | undefined> {
  const { rows } = await sql<RequestRow>`select ${columns}, r.reminded_at from sustainability_requests r where r.id = ${id}`.execute(reader)
  return rows[0]
}

/** A request, locked until the transaction ends. */
export async function lockRequest(tx: Tx, id: string): Promise<RequestRow | undefined> {
  const { rows } = await sql<RequestRow>`select ${columns} from sustainability_requests r where r.id = ${id} for update`.execute(tx)
  return rows[0]
}

/** Whether a request is a member's: one in an organisation's name only while they are in it. */
export const isBy = async (
  reader: Reader,
  { asked_by, for_organisation }: Pick<RequestRow, 'asked_by' | 'for_organisation'>,
  memberId: string,
): Promise<boolean> =>
  asked_by === memberId && (for_organisation === null || (await roleIn(reader, memberId, for_organisation)) !== undefined)

export const setRequest = (tx: Tx, id: string, state: RequestState, reason = '') =>
  tx
    .updateTable('sustainability_requests')
    .set({ state, reason, answered_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()

export const deleteRequest = (tx: Tx, id: string) => tx.deleteFrom('sustainability_requests').where('id', '=', id).execute()

interface After {
  at?: string
  id?: string
}

export interface ReceivedRow extends RequestRow {
  by: BriefRow
  organisation: OrganisationBriefRow | null
}

/** An organisation's requests in a state, newest first, without those of members hidden from the viewer. */
export async function receivedRequests(
  reader: Reader,
  { viewer, organisation, state, limit, at, id }: After & { viewer: string; organisation: string; state: RequestState; limit: number },
): Promise<ReceivedRow[]> {
  const { rows } = await sql<ReceivedRow>`
    select ${columns}, ${briefOf(sql.ref('r.asked_by'))} as by, ${organisationBriefOf(sql.ref('r.for_organisation'))} as organisation
    from sustainability_requests r
    where r.organisation_id = ${organisation} and r.state = ${state} and r.asked_by <> all(${hiddenFrom(sql`${viewer}::uuid`)})
      ${at && id ? sql`and (r.asked_at, r.id) < (${at}::timestamptz, ${id}::uuid)` : sql``}
    order by r.asked_at desc, r.id desc limit ${limit}`.execute(reader)
  return rows
}

export interface WaitingRow {
  organisation: OrganisationBriefRow
  requests: number
  due_on: string | null
}

/** The organisations that a member decides for and that have open requests, the most urgent first. */
export async function waitingRequests(reader: Reader, member: string): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    select * from (
      select ${organisationBriefOf(sql.ref('r.organisation_id'))} as organisation, count(*)::int as requests, min(r.due_on)::text as due_on
      from ${organisationsOf(sql`${member}::uuid`)} mine join sustainability_requests r on r.organisation_id = mine.organisation_id
      where mine.role in (${sql.join(rolesFor('edit'))}) and r.state = 'open' and r.asked_by <> all(${hiddenFrom(sql`${member}::uuid`)})
      group by r.organisation_id) w
    where organisation is not null
    order by due_on nulls last, organisation->>'name'`.execute(reader)
  return rows
}

export interface SentRow extends RequestRow {
  organisation: OrganisationBriefRow
}

/** A member's own requests, newest first, to organisations that are shown; those in an organisation's name while they are in it. */
export async function sentRequests(
  reader: Reader,
  { member, limit, at, id }: After & { member: string; limit: number },
): Promise<SentRow[]> {
  const { rows } = await sql<SentRow>`
    select * from (select ${columns}, ${organisationBriefOf(sql.ref('r.organisation_id'))} as organisation
      from sustainability_requests r where r.asked_by = ${member} and ${isFor(sql<string>`${member}::uuid`)}
      ${at && id ? sql`and (r.asked_at, r.id) < (${at}::timestamptz, ${id}::uuid)` : sql``}) r
    where r.organisation is not null
    order by r.asked_at desc, r.id desc limit ${limit}`.execute(reader)
  return rows
}

/** Open requests that are due in a few days, or were due yesterday, and of which the organisation was not reminded since. */
export async function requestsToRemindOf(tx: Tx, most: number): Promise<Pick<RequestRow, 'id' | 'organisation_id'>[]> {
  const { rows } = await sql<Pick<RequestRow, 'id' | 'organisation_id'>>`
    select r.id, r.organisation_id from sustainability_requests r
    where r.state = 'open' and r.due_on is not null
      and ((r.due_on - 7 <= current_date and r.reminded_at is null)
        or (r.due_on < current_date and r.reminded_at < r.due_on + 1))
      and r.due_on > current_date - 30
    order by r.due_on limit ${most} for update skip locked`.execute(tx)
  return rows
}

export const setReminded = (tx: Tx, id: string) =>
  tx
    .updateTable('sustainability_requests')
    .set({ reminded_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
