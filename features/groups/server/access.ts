import { Refusal } from '#platform/problems.ts'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import { changesArea, readsArea } from '#features/members/server/index.ts'
import type { GroupBrief } from '../contract.ts'
import { groupProblems } from '../problems.ts'
import { type SeenGroup, groupById, groupSeenBy, lockGroup, personOf } from './queries.ts'

/** Leaders manage their group, and those who manage the programme manage all. */
export const mayManage = (actor: Actor, { standing }: Pick<SeenGroup, 'standing'>): boolean =>
  standing === 'leader' || changesArea(actor, 'programme')

/** A group whose page the actor may see. @throws Refusal gone, also for hidden groups that they are not in */
export async function groupFor(reader: Reader, actor: Actor, id: string): Promise<SeenGroup> {
  const [group] = await groupSeenBy(reader, { viewer: actor.id, id, readsAll: readsArea(actor, 'programme') })
  if (!group) throw new Refusal(groupProblems.gone)
  return group
}

/** A group whose people the actor may read: their own, and for staff each. @throws Refusal gone, notIn */
export async function groupToRead(reader: Reader, actor: Actor, id: string): Promise<SeenGroup> {
  const group = await groupFor(reader, actor, id)
  if (!isIn(group) && !readsArea(actor, 'programme')) throw new Refusal(groupProblems.notIn)
  return group
}

/** The same, locked until the transaction ends. @throws Refusal gone */
export async function lockedGroup(tx: Tx, actor: Actor, id: string): Promise<SeenGroup> {
  await lockGroup(tx, id)
  return groupFor(tx, actor, id)
}

/** A group that the actor manages. @throws Refusal gone, notLeader */
export async function groupToManage(reader: Reader, actor: Actor, id: string): Promise<SeenGroup> {
  const group = await groupFor(reader, actor, id)
  if (!mayManage(actor, group)) throw new Refusal(groupProblems.notLeader)
  return group
}

/** The same, locked until the transaction ends. @throws Refusal gone, notLeader */
export async function lockedGroupToManage(tx: Tx, actor: Actor, id: string): Promise<SeenGroup> {
  await lockGroup(tx, id)
  return groupToManage(tx, actor, id)
}

/**
 * For other rooms: a group to which the actor, as one of its people, is about to add something. It is locked, so that it is neither
 * archived nor left meanwhile. @throws Refusal gone if they are not in it, archived
 */
export async function groupToAddTo(tx: Tx, actor: Actor, id: string): Promise<{ id: string; name: string; is_leader: boolean }> {
  const group = await lockGroup(tx, id)
  const person = await personOf(tx, id, actor.id)
  if (!group || !person) throw new Refusal(groupProblems.gone)
  requireCurrent(group)
  return { id, name: group.name, is_leader: person.is_leader }
}

/** For other rooms: a group that members can be added to, regardless of who asks. @throws Refusal gone, archived */
export async function requireOpenGroup(reader: Reader, id: string): Promise<GroupBrief> {
  const group = await groupById(reader, id)
  if (!group) throw new Refusal(groupProblems.gone)
  requireCurrent(group)
  return { id, name: group.name }
}

/** The same, locked until the transaction ends. @returns false if the group was deleted or is archived */
export async function lockOpenGroup(tx: Tx, id: string): Promise<boolean> {
  const group = await lockGroup(tx, id)
  return group !== undefined && group.archived_at === null
}

/** For other rooms: requires the actor to lead a group. @throws Refusal gone if they are not in it, notLeader */
export async function requireLeader(reader: Reader, actor: Actor, id: string): Promise<void> {
  const person = await personOf(reader, id, actor.id)
  if (!person) throw new Refusal(groupProblems.gone)
  if (!person.is_leader) throw new Refusal(groupProblems.notLeader)
}

export const isIn = ({ standing }: Pick<SeenGroup, 'standing'>): boolean => standing === 'leader' || standing === 'person'

/** @throws Refusal archived */
export function requireCurrent({ archived_at }: { archived_at: Date | null }): void {
  if (archived_at) throw new Refusal(groupProblems.archived)
}
