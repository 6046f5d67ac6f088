import type { Tx } from '#platform/server/database/index.ts'
import { type Live, liveEvents, toMember } from '#platform/server/live/index.ts'
import { introductionsLive } from '../contract.ts'

const event = liveEvents(introductionsLive)

/** Tells members, on all their clients, that what they see of an introduction has changed. */
export function tellChanged(live: Live, tx: Tx, id: string, memberIds: readonly string[]): void {
  for (const member of memberIds) live.tellAfter(tx, event('introductions.changed', [toMember(member)], { id }))
}
