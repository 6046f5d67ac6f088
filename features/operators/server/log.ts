import * as z from 'zod'
import { sql } from 'kysely'
import type { PageRequest } from '#platform/contract.ts'
import type { Reader } from '#platform/server/database/index.ts'
import { keyset, presentPage, readPage } from '#platform/server/paging.ts'
import { members } from '#features/members/server/index.ts'
import type { LogFilters, OperatorAct } from '../contract.ts'
import { asPattern } from './as-pattern.ts'

/** Expression: the room of an act, from its id: 'act.reviews.hidden'. Some ids begin otherwise. As in the index. */
const room = sql<string>`(case
  when act like 'operators.post%' then 'newsfeed'
  when act like 'operators.act.organisation%' then 'organisations'
  else substring(act from '^(?:act\\.)?([A-Za-z]+)') end)`
/** Expression: what a search looks into. As in the index. */
const searched = sql<string>`lower(words || ' ' || about || ' ' || coalesce(details::text, '') || ' ' || reason)`
/** Expression: the first position at or after a time. Times grow with positions. */
const firstSince = (time: string) =>
  sql<number>`(select position from operator_acts where created_at >= ${time}::timestamptz order by created_at, position limit 1)`

/** Entries before a position, newest first. */
function entriesBefore(reader: Reader, { by, room: inRoom, words, from, until }: LogFilters, limit: number, before: number | undefined) {
  const wanted = (words ?? '').toLowerCase().split(/\s+/).filter(Boolean)
  let entries = reader
    .selectFrom('operator_acts as a')
    .select(['a.position', 'a.act', 'a.words', 'a.about', 'a.details', 'a.reason', 'a.created_at', 'a.hash'])
    .select(sql<boolean>`a.content_salt is null`.as('is_erased'))
    .select(sql<string | null>`(select u.full_name from ${members.as('u')} where u.id = a.operator_id)`.as('operator'))
  if (before !== undefined) entries = entries.where('a.position', '<', before)
  if (by) entries = entries.where('a.operator_id', '=', by)
  if (inRoom) entries = entries.where(room, '=', inRoom)
  if (from) entries = entries.where('a.position', '>=', firstSince(from))
  if (until) entries = entries.where(sql<boolean>`a.position < coalesce(${firstSince(until)}, ${Number.MAX_SAFE_INTEGER}::bigint)`)
  for (const word of wanted.slice(0, 8)) entries = entries.where(searched, 'like', `%${asPattern(word)}%`)
  return entries.orderBy('a.position', 'desc').limit(limit).execute()
}

export type LogRow = Awaited<ReturnType<typeof entriesBefore>>[number]
const newestFirst = keyset(z.object({ position: z.number().int() }), ({ position }: LogRow) => ({ position }))

export const readLog = (reader: Reader, { cursor, limit, ...filters }: PageRequest & LogFilters) =>
  readPage({ cursor, limit }, newestFirst, (most, after) => entriesBefore(reader, filters, most, after?.position))

export const listActs = async (reader: Reader, request: PageRequest & LogFilters) =>
  presentPage(await readLog(reader, request), presentEntry)

export const presentEntry = ({ position, act, words, about, details, reason, operator, created_at, is_erased }: LogRow): OperatorAct => ({
  position,
  operator,
  reason,
  act: is_erased ? erased : { id: act, message: words, parameters: { about: details ?? about } },
  is_erased,
  created_at: created_at.toISOString(),
})

const erased = /*i18n*/ { id: 'act.operators.erased', message: 'Erased with the account of the member it named' }

/** Who has acted, and in which rooms. Reads one entry of each from the indexes. */
export async function logChoices(reader: Reader): Promise<{ operators: { id: string; full_name: string }[]; rooms: string[] }> {
  const operators = await sql<{ id: string; full_name: string }>`
    with recursive who as (
      (select operator_id as id from operator_acts where operator_id is not null order by operator_id limit 1)
      union all
      select (select operator_id from operator_acts where operator_id > who.id order by operator_id limit 1) from who where who.id is not null
    )
    select u.id, u.full_name from who join ${members.as('u')} on u.id = who.id order by lower(u.full_name), u.id`.execute(reader)
  const rooms = await sql<{ name: string }>`
    with recursive named as (
      (select ${room} as name from operator_acts order by 1 limit 1)
      union all
      select (select ${room} from operator_acts where ${room} > named.name order by 1 limit 1) from named where named.name is not null
    )
    select name from named where name is not null`.execute(reader)
  return { operators: operators.rows, rooms: rooms.rows.map(({ name }) => name) }
}
