import type { MemberBrief } from '#features/members/contract.ts'
import { briefsById } from '#features/members/server/index.ts'
import type { Tx } from '#platform/server/database/index.ts'
import { type LiveEvent, liveEvents, toMember } from '#platform/server/live/index.ts'
import type { Services } from '#platform/server/services.ts'
import { matchingLive } from '../../contract.ts'

const event = liveEvents(matchingLive)

/** A member's decisions, interests or bookmarks changed. */
export const changed = (member: string): LiveEvent => event('matching.changed', [toMember(member)], {})

/** Notifies both members that they are connected. */
export async function tellConnected({ live }: Services, tx: Tx, one: string, other: string): Promise<void> {
  const briefs = await briefsById(tx, [one, other])
  for (const [to, id] of [
    [one, other],
    [other, one],
  ] as const) {
    const member = briefs.get(id)
    if (member) live.tellAfter(tx, event('matching.connected', [toMember(to)], { member }, { reference: id }))
  }
}

/** Loads what clients are sent about connections announced by other nodes; undefined if a member has left since. */
export async function completeConnected({ database }: Services, references: readonly unknown[]) {
  const briefs = await briefsById(database.kysely, references as string[])
  return references.map((id): { member: MemberBrief } | undefined => {
    const member = briefs.get(id as string)
    return member && { member }
  })
}
