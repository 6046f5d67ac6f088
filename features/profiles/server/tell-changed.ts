import type { Tx } from '#platform/server/database/index.ts'
import { type Live, liveEvents, toMember } from '#platform/server/live/index.ts'
import { profilesLive } from '../contract.ts'
import type { ProfileRow } from './queries.ts'

const event = liveEvents(profilesLive)

/** Notifies the member's own clients, and those that show the profile, after the commit. */
export function publishChanged(live: Live, tx: Tx, { id, updated_at }: ProfileRow): void {
  live.tellAfter(tx, event('profiles.changed', [`profile:${id}`, toMember(id)], { id, updated_at: updated_at.toISOString() }))
}
