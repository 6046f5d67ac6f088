import type { Tx } from '#platform/server/database/index.ts'
import { announceIn } from '#platform/server/events/index.ts'
import type { Services } from '#platform/server/services.ts'
import { tellChanged, tellOwnChanged } from './live.ts'
import { visibleMembers } from './queries.ts'

interface Added {
  via: 'joining' | 'adding' | 'request'
  /** Who added them or accepted their request. */
  by: string | null
}

/**
 * Adds members to a group and closes their requests. Those who are in it already are passed over. Neither checks who asks nor whether the
 * group is archived: see `groupToAddTo` and `lockOpenGroup`. @returns the ids of those who are new
 */
export async function addToGroup(
  { live }: Pick<Services, 'live'>,
  tx: Tx,
  groupId: string,
  memberIds: readonly string[],
  { via, by }: Added,
): Promise<string[]> {
  if (memberIds.length === 0) return []
  const announce = announceIn(tx)
  const added = await tx
    .insertInto('group_people')
    .values(memberIds.toSorted().map((member_id) => ({ group_id: groupId, member_id })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('member_id')
    .execute()
  const closed = await tx
    .deleteFrom('group_requests')
    .where('group_id', '=', groupId)
    .where('member_id', 'in', [...memberIds])
    .returning('member_id')
    .execute()
  for (const { member_id } of closed) await announce('group.requestGone', { group_id: groupId, member_id })
  for (const { member_id } of added) await announce('group.joined', { group_id: groupId, member_id, via, by })
  const ids = added.map(({ member_id }) => member_id)
  tellOwnChanged(live, tx, ids, groupId)
  tellChanged(live, tx, groupId)
  return ids
}

/**
 * Adds members in the name of another one, without those hidden from them, so that nobody learns of a block.
 * @returns the ids of those who are new
 */
export const addSeenToGroup = async (
  services: Pick<Services, 'live'>,
  tx: Tx,
  groupId: string,
  memberIds: readonly string[],
  by: string,
): Promise<string[]> => addToGroup(services, tx, groupId, await visibleMembers(tx, by, memberIds), { via: 'adding', by })
