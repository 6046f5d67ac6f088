import { type Selectable, sql } from 'kysely'
import { advisoryLock } from '#platform/server/database/advisory-lock.ts'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import { announcement } from '#platform/server/events/index.ts'
import type { Tables } from '#platform/server/database/tables.ts'
import { members } from '#features/members/server/index.ts'
import { areConnected, isHidden } from '#features/relations/server/index.ts'
import { undoSeconds } from '../../limits.ts'

export type Status = Exclude<Selectable<Tables['matches']>['status'], 'ended'>

/** The decider and the member decided about. */
export interface Pair {
  user_id: string
  matched_user_id: string
}

export interface LockedDecision extends Pair {
  id: number
  status: Status
  note: string | null
  settled: boolean
  /** When it can no longer be undone. */
  until: Date
  /** Whether that time is in the future. */
  undoable: boolean
}

const until = sql<Date>`created_at + ${sql.lit(undoSeconds)} * interval '1 second'`

/**
 * Serialises the decisions of a member, and those of both members of a pair: otherwise two simultaneous accepts would miss each other.
 * Must come first in a transaction; the member is locked before the pair, so that there are no deadlocks.
 */
export async function serialiseDecisions(tx: Tx, member: string, other: string): Promise<void> {
  const pair = member < other ? `${member} ${other}` : `${other} ${member}`
  for (const key of [member, pair]) await advisoryLock(tx, `matching ${key}`)
}

/**
 * Decisions that a decision of a member about another may change, locked in the same order everywhere. An array, which is computed once:
 * after waiting for a row that was changed meanwhile, PostgreSQL checks a subquery again and would leave that row out.
 */
export async function lockDecisions(tx: Tx, member: string, other: string): Promise<LockedDecision[]> {
  const { rows } = await sql<LockedDecision>`
    select id, user_id, matched_user_id, status, note, settled_at is not null as settled, ${until} as until,
      settled_at is null and ${until} > clock_timestamp() as undoable
    from matches
    where id = any(array(
      select id from matches where user_id = ${member} and settled_at is null
      union all select id from matches where user_id = ${member} and matched_user_id = ${other}
      union all select id from matches where user_id = ${other} and matched_user_id = ${member})) and status <> 'ended'
    order by id for no key update`.execute(tx)
  return rows
}

/** Locks the decisions of these pairs, in the same order. */
export async function lockPairs(tx: Tx, pairs: readonly Pair[]): Promise<void> {
  await sql`
    select id from matches
    where id = any(array(
      select m.id from unnest(${pairs.map((pair) => pair.user_id)}::uuid[], ${pairs.map((pair) => pair.matched_user_id)}::uuid[])
        pair (user_id, matched_user_id) join matches m using (user_id, matched_user_id)))
    order by id for no key update`.execute(tx)
}

/**
 * Turns the decisions of members about those whose connection they ended, which must be locked, into rejections and announces them, unless
 * the two members are connected.
 */
export async function rejectEnded(tx: Tx, pairs: readonly Pair[]): Promise<void> {
  await sql`
    with ended as (
      update matches m set status = 'rejected', note = null, created_at = moment, settled_at = moment
      from unnest(${pairs.map((pair) => pair.user_id)}::uuid[], ${pairs.map((pair) => pair.matched_user_id)}::uuid[])
        pair (user_id, matched_user_id)
      join matches was using (user_id, matched_user_id)
      cross join clock_timestamp() moment
      where m.id = was.id and was.status <> 'rejected'
        and not ${areConnected(sql.ref('m.user_id'), sql.ref('m.matched_user_id'))}
      returning m.user_id, m.matched_user_id, m.status, nullif(was.status, 'ended') as before
    )
    ${announcement('match.settled', 'ended', {
      user_id: sql.ref('user_id'),
      matched_user_id: sql.ref('matched_user_id'),
      status: sql.ref('status'),
      connected: sql.lit(false),
      before: sql.ref('before'),
    })}`.execute(tx)
}

/**
 * Adds what is missing about connections made elsewhere, so that their end has the same effect as that of a connection made here: a
 * rejection by the member who ended it, which is announced, and a note of the end for the other, who has decided nothing.
 */
export async function insertEnded(tx: Tx, pairs: readonly Pair[]): Promise<void> {
  await sql`
    with added as (
      insert into matches (user_id, matched_user_id, status, created_at, settled_at, answered)
      select side.user_id, side.matched_user_id, side.status, moment, moment, true
      from unnest(${pairs.map((pair) => pair.user_id)}::uuid[], ${pairs.map((pair) => pair.matched_user_id)}::uuid[]) pair (ender_id, other_id)
      join ${members.as('ender')} on ender.id = ender_id
      join ${members.as('other')} on other.id = other_id
      cross join lateral (values (ender_id, other_id, 'rejected'), (other_id, ender_id, 'ended')) side (user_id, matched_user_id, status)
      cross join clock_timestamp() moment
      where not ${areConnected(sql.ref('ender_id'), sql.ref('other_id'))}
      on conflict do nothing
      returning user_id, matched_user_id, status
    ), rejected as (
      select user_id, matched_user_id, status from added where status = 'rejected'
    )
    ${announcement('match.settled', 'rejected', {
      user_id: sql.ref('user_id'),
      matched_user_id: sql.ref('matched_user_id'),
      status: sql.ref('status'),
      connected: sql.lit(false),
      before: sql.lit(null),
    })}`.execute(tx)
}

/** Marks the open accepts of connected members, which must be locked, as answered. @returns those that were open */
export async function answerConnectedPairs(tx: Tx, pairs: readonly Pair[]): Promise<Pair[]> {
  const { rows } = await sql<Pair>`
    update matches m set answered = true, waiting = false
    from unnest(${pairs.map((pair) => pair.user_id)}::uuid[], ${pairs.map((pair) => pair.matched_user_id)}::uuid[])
      pair (user_id, matched_user_id)
    where m.user_id = pair.user_id and m.matched_user_id = pair.matched_user_id and m.status = 'accepted' and (m.waiting or not m.answered)
      and ${areConnected(sql.ref('m.user_id'), sql.ref('m.matched_user_id'))}
    returning m.user_id, m.matched_user_id`.execute(tx)
  return rows
}

interface NewDecision {
  member: string
  other: string
  status: Status
  score: number | null
  note: string | null
  settled: boolean
  answered: boolean
  /** Whether it is an accept that makes no connection. */
  waiting: boolean
}

/** Replaces the member's earlier decision. @returns until when it can be undone; undefined if the other has left or is hidden */
export async function writeDecision(tx: Tx, { member, other, status, score, note, settled, answered, waiting }: NewDecision) {
  const { rows } = await sql<{ until: Date }>`
    insert into matches as m (user_id, matched_user_id, match_score, status, note, created_at, settled_at, answered, waiting)
    select ${member}::uuid, u.id, ${score}::int, ${status}, ${note}, moment, case when ${settled} then moment end, ${answered}, ${waiting}
    from ${members.as('u')}, clock_timestamp() moment
    where u.id = ${other} and not ${isHidden(sql`${member}::uuid`, sql`${other}::uuid`)}
    on conflict (user_id, matched_user_id) do update set match_score = excluded.match_score, status = excluded.status,
      note = excluded.note, created_at = excluded.created_at, settled_at = excluded.settled_at, answered = excluded.answered,
      waiting = excluded.waiting
    returning ${until} as until`.execute(tx)
  return rows[0]?.until
}

export async function writeNote(tx: Tx, id: number, note: string): Promise<void> {
  await tx.updateTable('matches').set({ note }).where('id', '=', id).execute()
}

export async function setAnswered(tx: Tx, id: number, change: { answered: boolean; waiting?: boolean }): Promise<void> {
  await tx.updateTable('matches').set(change).where('id', '=', id).execute()
}

/** The rows must be locked already. */
export async function setSettled(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .updateTable('matches')
    .set({ settled_at: sql<Date>`clock_timestamp()` })
    .where('id', 'in', ids)
    .execute()
}

export async function deleteDecision(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('matches').where('id', '=', id).execute()
}

/** Settles decisions whose minute has passed, skipping those locked by other transactions. */
export async function settleDue(tx: Tx, limit: number) {
  const { rows } = await sql<Pair & { status: Status }>`
    update matches set settled_at = clock_timestamp()
    where id in (
      select id from matches where settled_at is null and created_at <= clock_timestamp() - ${undoSeconds} * interval '1 second'
      order by created_at limit ${limit} for no key update skip locked)
    returning user_id, matched_user_id, status`.execute(tx)
  return rows
}

/** When the member's next unsettled decision is due. */
export async function nextDue(reader: Reader, member: string): Promise<Date | undefined> {
  const row = await reader
    .selectFrom('matches')
    .select(until.as('until'))
    .where('user_id', '=', member)
    .where('settled_at', 'is', null)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst()
  return row?.until
}
