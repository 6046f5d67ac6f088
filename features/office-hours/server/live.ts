import type { Tx } from '#platform/server/database/index.ts'
import { type Live, liveEvents, toMember } from '#platform/server/live/index.ts'
import { officeHoursLive } from '../contract.ts'

const event = liveEvents(officeHoursLive)

/** Updates the pages of these members. Others see changes when they look again: who books is nobody else's business. */
export function tellChanged(live: Live, tx: Tx, memberIds: Iterable<string>): void {
  for (const member of new Set(memberIds)) live.tellAfter(tx, event('officeHours.changed', [toMember(member)], {}))
}
