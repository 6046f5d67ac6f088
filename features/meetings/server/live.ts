import type { Tx } from '#platform/server/database/index.ts'
import { type Live, liveEvents, toMember } from '#platform/server/live/index.ts'
import { meetingsLive } from '../contract.ts'

const event = liveEvents(meetingsLive)

/** A meeting has changed: updates the pages of these members. */
export function tellChanged(live: Live, tx: Tx, id: string, memberIds: readonly (string | null)[]): void {
  for (const member of memberIds) if (member) live.tellAfter(tx, event('meetings.changed', [toMember(member)], { id }))
}
