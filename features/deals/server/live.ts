import type { Tx } from '#platform/server/database/index.ts'
import { type Live, liveEvents, toMember } from '#platform/server/live/index.ts'
import type { Services } from '#platform/server/services.ts'
import { dealsLive } from '../contract.ts'

const event = liveEvents(dealsLive)

/** Something of a deal that a member can see has changed. Never told of what is another member's own. */
export const changedFor = (memberId: string, dealId: string) => event('deals.changed', [toMember(memberId)], { deal_id: dealId })

/** A member did something about a deal themselves. */
export const ownChanged = (memberId: string, dealId: string) => event('deals.ownChanged', [toMember(memberId)], { deal_id: dealId })

/** A member told an owner something about a deal, or took it back: tells the owner's pages, and the member's others. */
export function tellBoth(live: Live, tx: Tx, { owner, member, deal }: Record<'owner' | 'member' | 'deal', string>): void {
  live.tellAfter(tx, changedFor(owner, deal))
  live.tellAfter(tx, ownChanged(member, deal))
}

/** How long looks at a deal are gathered before its owner's pages hear of them, in milliseconds. */
const gathering = 3_000
const gathered = new WeakMap<Services, Set<string>>()

/** Tells an owner that their deal was looked at, once for all looks of some seconds; for what is committed. */
export function tellLookedAt(services: Services, ownerId: string, dealId: string): void {
  const waiting = gathered.get(services) ?? new Set()
  gathered.set(services, waiting)
  if (waiting.has(dealId)) return
  waiting.add(dealId)
  setTimeout(() => {
    waiting.delete(dealId)
    services.live.tell(changedFor(ownerId, dealId))
  }, gathering).unref()
}
