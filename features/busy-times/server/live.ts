import type { Tx } from '#platform/server/database/index.ts'
import { type Live, liveEvents, toMember } from '#platform/server/live/index.ts'
import { busyTimesLive } from '../contract.ts'

const event = liveEvents(busyTimesLive)

/** Updates the pages of a calendar's owner. */
export const tellChanged = (live: Live, tx: Tx, { id, member_id }: { id: string; member_id: string }): void =>
  live.tellAfter(tx, event('busyTimes.changed', [toMember(member_id)], { id }))
