import type { Tx } from '#platform/server/database/index.ts'
import { type Live, liveEvents, toMember } from '#platform/server/live/index.ts'
import { investmentsLive } from '../contract.ts'

const event = liveEvents(investmentsLive)

/** Tells only the member's own pages that their ledger has changed. @param investmentId null for more than one */
export const tellChanged = (live: Live, tx: Tx, memberId: string, investmentId: string | null): void =>
  live.tellAfter(tx, event('investments.changed', [toMember(memberId)], { investment_id: investmentId }))
