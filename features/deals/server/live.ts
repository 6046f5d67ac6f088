import type { Tx } from '#platform/server/database/index.ts'
import { type Live, liveEvents, toMember } from '#platform/server/live/index.ts'
import type { Services } from '#platform/server/services.ts'
import { dealsLive } from '../contract.ts'

const event = liveEvents(dealsLive)

/** Something about a deal changed that the member can see. Never sent for another member's private activity. */
export const changedFor = (memberId: string, dealId: string) => event('deals.changed', [toMember(memberId)], { deal_id: dealId })

/** A member did something about a deal. */
export const ownChanged = (memberId: string, dealId: string) => event('deals.ownChanged', [toMember(memberId)], { deal_id: dealId })

/** Informs the owner's pages and the member's other pages about an activity or its withdrawal. */
export function informBoth(live: Live, tx: Tx, { owner, member, deal }: Record<'owner' | 'member' | 'deal', string>): void {
  live.tellAfter(tx, changedFor(owner, deal))
  live.tellAfter(tx, ownChanged(member, deal))
}

/** Views are batched for this long before the owner's pages are informed, in milliseconds. */
const gathering = 3_000
const gathered = new WeakMap<Services, Set<string>>()

/** Informs an owner about views of their deal, once per batch. Call it after the commit. */
export function informOfView(services: Services, ownerId: string, dealId: string): void {
  const waiting = gathered.get(services) ?? new Set()
  gathered.set(services, waiting)
  if (waiting.has(dealId)) return
  waiting.add(dealId)
  setTimeout(() => {
    waiting.delete(dealId)
    services.live.tell(changedFor(ownerId, dealId))
  }, gathering).unref()
}
