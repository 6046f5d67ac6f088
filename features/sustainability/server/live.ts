import type { Tx } from '#platform/server/database/index.ts'
import { type Live, liveEvents, toMember } from '#platform/server/live/index.ts'
import { sustainabilityLive } from '../contract.ts'

const event = liveEvents(sustainabilityLive)

/** Informs everybody who has the organisation on their screen: they ask again, and read what they may. */
export const tellChanged = (live: Live, tx: Tx, organisation_id: string): void =>
  live.tellAfter(tx, event('sustainability.changed', [`organisation:${organisation_id}`], { organisation_id }))

/** Informs a member that a request of theirs was answered. */
export const tellRequestChanged = (live: Live, tx: Tx, memberId: string, organisation_id: string): void =>
  live.tellAfter(tx, event('sustainability.requestChanged', [toMember(memberId)], { organisation_id }))
