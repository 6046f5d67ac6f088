import { sql } from 'kysely'
import type { Tx } from '#platform/server/database/index.ts'
import { areBlocked, connectedTo, hiddenFrom } from '#features/relations/server/index.ts'
import { daysOpen } from '../limits.ts'
import { isAnswerable } from './conditions.ts'
import type { IntroductionRow } from './events.ts'
import type { Answer, Outcome } from './tables.ts'

const idColumns = sql`i.id, i.introducer_id, i.member_a, i.member_b`

/** How many of these members are connections of a member who are not hidden from them. */
export async function countConnections(tx: Tx, member: string, ids: readonly string[]): Promise<number> {
  const me = sql<string>`${member}::uuid`
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (${connectedTo(me)}) mine where id = any(${ids}::uuid[]) and id <> all(${hiddenFrom(me)})`.execute(
    tx,
  )
  return rows[0]?.count ?? 0
}

/** How many introductions a member made in the last 24 hours. */
export async function countOfDay(tx: Tx, member: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from member_introductions
    where introducer_id = ${member} and created_at > now() - interval '24 hours'`.execute(tx)
  return rows[0]?.count ?? 0
}

/** Who made the introduction with this id, if there is one. */
export async function introducerOf(tx: Tx, id: string): Promise<string | undefined> {
  const row = await tx.selectFrom('member_introductions').select('introducer_id').where('id', '=', id).executeTakeFirst()
  return row?.introducer_id
}

/** The smaller id first. */
const pairOf = (one: string, other: string) => sql`least(${one}::uuid, ${other}::uuid), greatest(${one}::uuid, ${other}::uuid)`

interface NewIntroduction {
  id: string
  introducer: string
  sides: readonly [Side, Side]
}
interface Side {
  member_id: string
  word: string
}

/**
 * Writes an introduction. If one of the two has blocked the other, they never see it.
 * @returns undefined if the introducer's introduction of the same two is still open
 */
export async function insertIntroduction(
  tx: Tx,
  { id, introducer, sides }: NewIntroduction,
): Promise<(IntroductionRow & { is_stopped: boolean }) | undefined> {
  const [one, other] = sides
  const { rows } = await sql<IntroductionRow & { is_stopped: boolean; created_at: Date }>`
    insert into member_introductions (id, introducer_id, member_a, member_b, expires_at, stopped_at)
    values (${id}, ${introducer}, ${pairOf(one.member_id, other.member_id)}, now() + make_interval(days => ${daysOpen}),
      case when ${areBlocked(sql`${one.member_id}::uuid`, sql`${other.member_id}::uuid`)} then now() end)
    on conflict do nothing
    returning id, introducer_id, member_a, member_b, created_at, stopped_at is not null as is_stopped`.execute(tx)
  const [inserted] = rows
  if (!inserted) return undefined
  const { created_at, ...introduction } = inserted
  await tx
    .insertInto('member_introduction_sides')
    .values(
      [sides, sides.toReversed()].map(([own, their]) => ({
        introduction_id: id,
        member_id: own?.member_id ?? '',
        other_id: their?.member_id ?? '',
        word: own?.word ?? '',
        is_open: !introduction.is_stopped,
        created_at,
      })),
    )
    .execute()
  return introduction
}

export type LockedIntroduction = IntroductionRow & { outcome: Outcome | null; is_answerable: boolean; is_expired: boolean }

/** Locks an introduction first, so that everything read about it afterwards is up to date. */
export async function lockIntroduction(tx: Tx, id: string): Promise<LockedIntroduction | undefined> {
  await sql`select from member_introductions where id = ${id} for no key update`.execute(tx)
  const { rows } = await sql<LockedIntroduction>`
    select ${idColumns}, i.outcome, ${isAnswerable} as is_answerable, i.expires_at <= now() as is_expired
    from member_introductions i where i.id = ${id}`.execute(tx)
  return rows[0]
}

/** Both answers; the introduction must be locked. */
export const answersOf = (tx: Tx, id: string) =>
  tx.selectFrom('member_introduction_sides').select(['member_id', 'answer']).where('introduction_id', '=', id).execute()

export async function setAnswer(tx: Tx, id: string, member: string, answer: Answer | null): Promise<void> {
  await tx
    .updateTable('member_introduction_sides')
    .set({ answer })
    .where('introduction_id', '=', id)
    .where('member_id', '=', member)
    .execute()
}

/** Closes an introduction that is locked. */
export const closeIntroduction = (tx: Tx, id: string, outcome: Outcome) => closeWhere(tx, outcome, sql`i.id = ${id}`)

/** Closes a member's introduction of two others if it has expired and the job has not run yet. @returns it */
export const closeExpiredOf = (tx: Tx, introducer: string, one: string, other: string) =>
  closeWhere(
    tx,
    'expired',
    sql`i.introducer_id = ${introducer} and (i.member_a, i.member_b) = (${pairOf(one, other)}) and i.expires_at <= now()`,
  )

/** Closes expired introductions, at most `limit`. @returns them */
export const closeExpired = (tx: Tx, limit: number) =>
  closeWhere(
    tx,
    'expired',
    sql`i.id in (select id from member_introductions where outcome is null and expires_at <= now() order by expires_at limit ${limit} for update skip locked)`,
  )

export type ClosedIntroduction = IntroductionRow & { was_stopped: boolean }

async function closeWhere(tx: Tx, outcome: Outcome, which: ReturnType<typeof sql>): Promise<ClosedIntroduction[]> {
  const { rows } = await sql<ClosedIntroduction>`
    update member_introductions i set outcome = ${outcome}, closed_at = now() where i.outcome is null and ${which}
    returning ${idColumns}, i.stopped_at is not null as was_stopped`.execute(tx)
  await forgetAnswers(tx, rows)
  return rows
}

/** Stops the open introductions among which two of the three have blocked each other. @returns them */
export async function stopBetween(tx: Tx, one: string, other: string): Promise<IntroductionRow[]> {
  const { rows } = await sql<IntroductionRow>`
    update member_introductions i set stopped_at = now()
    where i.outcome is null and i.stopped_at is null and i.id in (
      select id from member_introductions where member_a = ${one} and ${other} in (introducer_id, member_b)
      union select id from member_introductions where member_b = ${one} and ${other} in (introducer_id, member_a)
      union select id from member_introductions where introducer_id = ${one} and member_a = ${other}
      union select id from member_introductions where introducer_id = ${one} and member_b = ${other})
    returning ${idColumns}`.execute(tx)
  await forgetAnswers(tx, rows)
  return rows
}

async function forgetAnswers(tx: Tx, introductions: readonly IntroductionRow[]): Promise<void> {
  if (introductions.length === 0) return
  await sql`update member_introduction_sides set is_open = false, answer = null
    where introduction_id = any(${introductions.map(({ id }) => id)}::uuid[])`.execute(tx)
}
