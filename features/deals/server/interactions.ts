import { sql } from 'kysely'
import { Refusal } from '#platform/problems.ts'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import { dealProblems } from '../problems.ts'
import { isRunning } from '../statuses.ts'
import { dealFor, introducedOnly, othersDeal } from './access.ts'
import { comeAsFarAs } from './pipeline.ts'
import { takeOutIfOnlySaved } from './pipeline-queries.ts'
import { count } from './queries.ts'
import type { ActionType } from './tables.ts'

/** What is one a member and deal; views and downloads are counted each time. */
export type LastingAction = Exclude<ActionType, 'viewed' | 'downloaded'>

/** How soon the same member's next look at a deal is the same view, in minutes. */
const viewMinutes = 30

/** Counts a view of somebody else's deal; the owner's own never count. @throws Refusal dealGone */
export async function countView({ database }: Services, actor: Actor, id: string): Promise<void> {
  const deal = await dealFor(database.kysely, actor, id)
  if (deal.user_id === actor.id) return
  await database.transaction(async (tx) => {
    // Two pages that open at once are one view.
    await lockOwn(tx, actor, id)
    const recent = await tx
      .selectFrom('deal_interactions')
      .select('id')
      .where('investor_id', '=', actor.id)
      .where('deal_id', '=', id)
      .where('action_type', '=', 'viewed')
      .where('timestamp', '>', sql<Date>`now() - ${viewMinutes} * interval '1 minute'`)
      .executeTakeFirst()
    if (!recent) await record(tx, actor, id, 'viewed')
  })
}

/** @throws Refusal dealGone, ownDeal */
export async function bookmarkDeal({ database }: Services, actor: Actor, id: string): Promise<void> {
  await othersDeal(database.kysely, actor, id)
  await database.transaction(async (tx) => {
    await recordOnce(tx, actor, id, 'bookmarked')
    await comeAsFarAs(tx, actor.id, id, 'saved')
  })
}

/** Of a deal that has gone meanwhile, too. */
export async function removeBookmark({ database }: Services, actor: Actor, id: string): Promise<void> {
  await database.transaction(async (tx) => {
    await takeBack(tx, actor, id, 'bookmarked')
    await takeOutIfOnlySaved(tx, actor.id, id)
  })
}

/** Tells a deal's owner that one is interested. @throws Refusal dealGone, ownDeal, notRunning, profileFirst */
export async function expressInterest({ events }: Services, actor: Actor, id: string): Promise<void> {
  await events.change(async (tx, announce) => {
    const deal = await runningDeal(tx, actor, id)
    await introducedOnly(tx, actor)
    if (await recordOnce(tx, actor, id, 'interested'))
      await announce('deal.interested', { deal_id: id, owner_id: deal.user_id, member_id: actor.id })
    await comeAsFarAs(tx, actor.id, id, 'interested')
  })
}

export async function withdrawInterest({ events }: Services, actor: Actor, id: string): Promise<void> {
  await events.change(async (tx, announce) => {
    const deal = await othersDeal(tx, actor, id)
    if (await takeBack(tx, actor, id, 'interested'))
      await announce('deal.interestWithdrawn', { deal_id: id, owner_id: deal.user_id, member_id: actor.id })
  })
}

/** Somebody else's deal that investors can still come into. @throws Refusal dealGone, ownDeal, notRunning */
export async function runningDeal(reader: Reader, actor: Actor, id: string) {
  const deal = await othersDeal(reader, actor, id)
  if (!isRunning(deal.status)) throw new Refusal(dealProblems.notRunning)
  return deal
}

const lockOwn = (tx: Tx, actor: Actor, id: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`${actor.id} ${id}`}, 0))`.execute(tx)

async function record(tx: Tx, actor: Actor, id: string, action: ActionType): Promise<void> {
  await tx.insertInto('deal_interactions').values({ deal_id: id, investor_id: actor.id, action_type: action }).execute()
  await count(tx, id, action, 1)
}

/** @returns false if it was recorded before */
export async function recordOnce(tx: Tx, actor: Actor, id: string, action: LastingAction): Promise<boolean> {
  const recorded = await tx
    .insertInto('deal_interactions')
    .values({ deal_id: id, investor_id: actor.id, action_type: action })
    .onConflict((conflict) =>
      conflict
        .columns(['investor_id', 'deal_id', 'action_type'])
        .where('action_type', 'in', ['bookmarked', 'interested', 'requested_intro'])
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  if (recorded) await count(tx, id, action, 1)
  return recorded !== undefined
}

/** @returns false if there was nothing to take back */
export async function takeBack(tx: Tx, actor: Actor, id: string, action: LastingAction): Promise<boolean> {
  const taken = await tx
    .deleteFrom('deal_interactions')
    .where('investor_id', '=', actor.id)
    .where('deal_id', '=', id)
    .where('action_type', '=', action)
    .returning('id')
    .executeTakeFirst()
  if (taken) await count(tx, id, action, -1)
  return taken !== undefined
}
