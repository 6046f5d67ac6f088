import { sql } from 'kysely'
import type { Tx } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import { type Live, liveEvents, toMember } from '#platform/server/live/index.ts'
import type { Services } from '#platform/server/services.ts'
import { readsArea } from '#features/members/server/index.ts'
import { groupsLive } from '../contract.ts'
import { isSeenBy } from './queries.ts'

const event = liveEvents(groupsLive)

/** Tells those who are looking at the group. */
export const tellChanged = (live: Live, tx: Tx, id: string): void => live.tellAfter(tx, event('groups.changed', [`group:${id}`], { id }))

/** The same after a change of who may look at it; afterwards the server checks anew who may. */
export const tellAccessChanged = (live: Live, tx: Tx, id: string): void =>
  live.tellAfter(tx, event('groups.changed', [`group:${id}`], { id }, { rewatch: true }))

/** Members per event. */
const batchSize = 500

/** Tells members that what they can see has changed; afterwards the server checks anew what their open pages may watch. */
export function tellOwnChanged(live: Live, tx: Tx, memberIds: readonly string[], id: string): void {
  for (let from = 0; from < memberIds.length; from += batchSize) {
    const to = memberIds.slice(from, from + batchSize).map(toMember)
    live.tellAfter(tx, event('groups.ownChanged', to, { id }, { rewatch: true }))
  }
}

/** Those of the given ids that are groups whose page the actor can see. */
export async function watchableGroups({ database }: Services, actor: Actor, ids: readonly string[]): Promise<string[]> {
  const rows = await database.kysely
    .selectFrom('groups as g')
    .select('g.id')
    .where('g.id', '=', sql<string>`any(${ids.filter(isUuid)}::uuid[])`)
    .where(isSeenBy(sql`${actor.id}::uuid`, sql`${readsArea(actor, 'programme')}::boolean`))
    .execute()
  return rows.map(({ id }) => id)
}

const isUuid = (id: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)
