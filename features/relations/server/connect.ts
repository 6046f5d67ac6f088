import type { Tx } from '#platform/server/database/index.ts'
import type { Announce } from '#platform/server/events/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import { type Live, toMember } from '#platform/server/live/index.ts'
import type { Services } from '#platform/server/services.ts'
import { deleteConnection, insertConnection } from './connection-queries.ts'
import { event } from './live.ts'

/**
 * Connects two members, in the transaction of what led to it; does nothing if they are connected.
 * @param by the member who acted last
 * @param via set if both are notified elsewhere
 */
export async function connectMembers(
  { live }: Pick<Services, 'live'>,
  tx: Tx,
  announce: Announce,
  { by, other, via }: { by: string; other: string; via?: 'introduction' },
): Promise<void> {
  if (!(await insertConnection(tx, by, other))) return
  await announce('members.connected', { by, other_id: other, ...(via && { via }) })
  notifyBoth(live, tx, by, other)
}

/** Ends a connection, even if a block hides it; does nothing if there is none. */
export async function disconnectMembers({ events, live }: Services, actor: Actor, other: string): Promise<void> {
  await events.change(async (tx, announce) => {
    if (!(await deleteConnection(tx, actor.id, other))) return
    await announce('members.disconnected', { by: actor.id, other_id: other })
    notifyBoth(live, tx, actor.id, other)
  })
}

/** Notifies each of the other's id. */
function notifyBoth(live: Live, tx: Tx, one: string, other: string): void {
  live.tellAfter(tx, event('relations.connections', [toMember(one)], { member_id: other }))
  live.tellAfter(tx, event('relations.connections', [toMember(other)], { member_id: one }))
}
