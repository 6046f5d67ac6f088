import { Refusal } from '#platform/problems.ts'
import type { Tx } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import { requireProfile } from '#features/members/server/index.ts'
import { dealProblems } from '../problems.ts'
import { isRunning } from '../statuses.ts'
import { dealFor, isOwnDeal, othersDeal } from './access.ts'
import { ownChanged, informBoth, informOfView } from './live.ts'
import { advanceInPipeline } from './pipeline.ts'
import { takeOutIfOnlySaved } from './pipeline-queries.ts'
import { record, recordUnlessRecent, takeBack } from './record.ts'

/** Counts a view of another member's deal; views by its owners never count. @throws Refusal dealGone */
export async function countView(services: Services, actor: Actor, id: string): Promise<void> {
  const deal = await dealFor(services.database.kysely, actor, id)
  if (isOwnDeal(deal, actor.id, deal.role)) return
  if (await services.database.transaction((tx) => recordUnlessRecent(tx, actor.id, id, 'viewed'))) await informOfView(services, deal)
}

/** @throws Refusal dealGone, ownDeal */
export async function bookmarkDeal({ database, live }: Services, actor: Actor, id: string): Promise<void> {
  await database.transaction(async (tx) => {
    await othersDeal(tx, actor, id)
    await record(tx, actor.id, id, 'bookmarked')
    await advanceInPipeline(tx, actor.id, id, 'saved')
    live.tellAfter(tx, ownChanged(actor.id, id))
  })
}

/** Also works if the deal is no longer visible. */
export async function removeBookmark({ database, live }: Services, actor: Actor, id: string): Promise<void> {
  await database.transaction(async (tx) => {
    await takeBack(tx, actor.id, id, 'bookmarked')
    await takeOutIfOnlySaved(tx, actor.id, id)
    live.tellAfter(tx, ownChanged(actor.id, id))
  })
}

/** Expresses interest; its owners are notified. @throws Refusal dealGone, ownDeal, notRunning, profileFirst */
export async function expressInterest({ events, live }: Services, actor: Actor, id: string): Promise<void> {
  await events.change(async (tx, announce) => {
    const deal = await runningDeal(tx, actor, id)
    await requireProfile(tx, actor, dealProblems.profileFirst)
    if (await record(tx, actor.id, id, 'interested')) {
      await announce('deal.interested', { deal_id: id, owner_id: deal.user_id, member_id: actor.id })
      await informBoth(live, tx, deal, actor.id)
    }
    await advanceInPipeline(tx, actor.id, id, 'interested')
  })
}

export async function withdrawInterest({ events, live }: Services, actor: Actor, id: string): Promise<void> {
  await events.change(async (tx, announce) => {
    const deal = await othersDeal(tx, actor, id)
    if (await takeBack(tx, actor.id, id, 'interested')) {
      await announce('deal.interestWithdrawn', { deal_id: id, owner_id: deal.user_id, member_id: actor.id })
      await informBoth(live, tx, deal, actor.id)
    }
  })
}

/** Another member's deal that is open to investors. @throws Refusal dealGone, ownDeal, notRunning */
export async function runningDeal(tx: Tx, actor: Actor, id: string) {
  const deal = await othersDeal(tx, actor, id)
  if (!isRunning(deal.status)) throw new Refusal(dealProblems.notRunning)
  return deal
}
