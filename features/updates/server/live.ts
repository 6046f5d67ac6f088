import type { Tx } from '#platform/server/database/index.ts'
import { type Live, liveEvents, toMember } from '#platform/server/live/index.ts'
import { updatesLive } from '../contract.ts'

const event = liveEvents(updatesLive)

/** Tells the members' pages that an update has changed. */
export const tellChanged = (live: Live, tx: Tx, update_id: string, memberIds: readonly string[]): void =>
  live.tellAfter(tx, event('updates.changed', memberIds.map(toMember), { update_id }))
