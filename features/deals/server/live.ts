import type { Reader, Tx } from '#platform/server/database/index.ts'
import { type Live, type LiveEvent, liveEvents, tellLater, toMember } from '#platform/server/live/index.ts'
import type { Services } from '#platform/server/services.ts'
import { dealsLive } from '../contract.ts'
import { type Owned, ownersOf } from './access.ts'

const event = liveEvents(dealsLive)

/** Something about a deal changed that the member can see. Never sent for another member's private activity. */
export const changedFor = (memberId: string, dealId: string) => event('deals.changed', [toMember(memberId)], { deal_id: dealId })

/** A member did something about a deal, or an answer to them changed their cards and pipeline. */
export const ownChanged = (memberId: string, dealId: string) => event('deals.ownChanged', [toMember(memberId)], { deal_id: dealId })

type OwnedDeal = Owned & { id: string }

/** Something about a deal changed that its owners can see. */
export const changedForOwners = async (reader: Reader, deal: OwnedDeal): Promise<LiveEvent> =>
  event('deals.changed', (await ownersOf(reader, deal)).map(toMember), { deal_id: deal.id })

/** Informs the owners' pages and the member's other pages about an activity or its withdrawal. */
export async function informBoth(live: Live, tx: Tx, deal: OwnedDeal, member: string): Promise<void> {
  live.tellAfter(tx, await changedForOwners(tx, deal))
  live.tellAfter(tx, ownChanged(member, deal.id))
}

/** Views are batched for this long before the owners' pages are informed, in milliseconds. */
const gathering = 3_000

/** Informs the owners about views of their deal, once per batch. Call it after the commit. */
export async function informOfView({ database, live }: Services, deal: OwnedDeal): Promise<void> {
  tellLater(live, await changedForOwners(database.kysely, deal), gathering)
}
