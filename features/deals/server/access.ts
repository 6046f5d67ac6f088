import { Refusal } from '#platform/problems.ts'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import { members } from '#features/members/server/index.ts'
import { dealProblems } from '../problems.ts'
import { type DealRow, dealSeenBy, lockDeal } from './queries.ts'

/** A deal the actor may see. @throws Refusal dealGone if there is none, or its owner and the actor are hidden from each other */
export async function dealFor(reader: Reader, actor: Actor, id: string): Promise<DealRow> {
  const deal = await dealSeenBy(reader, actor.id, id)
  if (!deal) throw new Refusal(dealProblems.dealGone)
  return deal
}

/** Another member's deal, locked against deletion until the transaction ends; its owner can still change it. @throws Refusal dealGone, ownDeal */
export async function othersDeal(tx: Tx, actor: Actor, id: string): Promise<DealRow> {
  const deal = await dealSeenBy(tx, actor.id, id, { isHeld: true })
  if (!deal) throw new Refusal(dealProblems.dealGone)
  if (deal.user_id === actor.id) throw new Refusal(dealProblems.ownDeal)
  return deal
}

/** Members need a complete profile before owners are notified about them. @throws Refusal profileFirst */
export async function requireProfile(reader: Reader, actor: Actor): Promise<void> {
  const member = await reader.selectFrom(members.as('u')).select('u.profile_completed').where('u.id', '=', actor.id).executeTakeFirst()
  if (!member?.profile_completed) throw new Refusal(dealProblems.profileFirst)
}

/** The actor's own deal. @throws Refusal dealGone if they can't see it, notOwner if they can */
export async function ownDeal(reader: Reader, actor: Actor, id: string): Promise<DealRow> {
  const deal = await dealFor(reader, actor, id)
  if (deal.user_id !== actor.id) throw new Refusal(dealProblems.notOwner)
  return deal
}

/**
 * The actor's own deal, locked until the transaction ends.
 * @throws Refusal dealGone if they can't see it, notOwner if they can
 */
export async function ownDealToChange(tx: Tx, actor: Actor, id: string) {
  const deal = await lockDeal(tx, id)
  if (deal?.user_id === actor.id) return deal
  await dealFor(tx, actor, id)
  throw new Refusal(dealProblems.notOwner)
}
