import { Refusal } from '#platform/problems.ts'
import type { Tx } from '#platform/server/database/index.ts'
import type { Announce } from '#platform/server/events/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import { changesArea } from '#features/members/server/index.ts'
import { recordAct } from '#features/operators/server/index.ts'
import { acts } from '../acts.ts'
import { groupProblems } from '../problems.ts'
import { lockedGroupToManage, requireCurrent } from './access.ts'
import { addSeenToGroup, addToGroup } from './add-people.ts'
import { countChange } from './limiters.ts'
import { tellChanged, tellOwnChanged } from './live.ts'
import { type SeenGroup, personOf, requestOf, visibleMembers } from './queries.ts'

/** What those who manage the programme do in a group that they do not lead is logged. */
async function recordIfStaff(tx: Tx, actor: Actor, group: SeenGroup, act: (typeof acts)[keyof typeof acts]): Promise<void> {
  if (group.standing !== 'leader') await recordAct(tx, actor.id, act, group.name)
}

/**
 * Adds members. Unknown ones, those who are in it already and those hidden from the actor are passed over alike, so that nobody learns of a
 * block. @throws Refusal tooManyRequests, gone, notLeader, archived
 */
export async function addPeople(services: Services, actor: Actor, id: string, memberIds: readonly string[]): Promise<void> {
  await countChange(actor.id)
  await services.events.change(async (tx) => {
    const group = await lockedGroupToManage(tx, actor, id)
    requireCurrent(group)
    const added = await addSeenToGroup(services, tx, id, memberIds, actor.id)
    if (added.length > 0) await recordIfStaff(tx, actor, group, acts.peopleAdded)
  })
}

/**
 * Removes a person; does nothing if the actor does not see them in it. Leaders are removed by those who manage the programme.
 * @throws Refusal gone, notLeader, leaderStays
 */
export async function removePerson(services: Services, actor: Actor, id: string, memberId: string): Promise<void> {
  await services.events.change(async (tx, announce) => {
    const group = await lockedGroupToManage(tx, actor, id)
    const person = await personOf(tx, id, memberId)
    if (!person || (await visibleMembers(tx, actor.id, [memberId])).length === 0) return
    if (person.is_leader && memberId !== actor.id && !changesArea(actor, 'programme')) throw new Refusal(groupProblems.leaderStays)
    await deletePerson(services, tx, announce, { group_id: id, member_id: memberId, by: actor.id })
    await recordIfStaff(tx, actor, group, acts.personRemoved)
  })
}

/** Takes a member out of a group, which is locked; does nothing if they are not in it. */
export async function deletePerson(
  { live }: Pick<Services, 'live'>,
  tx: Tx,
  announce: Announce,
  { group_id, member_id, by }: { group_id: string; member_id: string; by: string },
): Promise<void> {
  const deleted = await tx
    .deleteFrom('group_people')
    .where('group_id', '=', group_id)
    .where('member_id', '=', member_id)
    .returning('member_id')
    .executeTakeFirst()
  if (!deleted) return
  await announce('group.left', { group_id, member_id, by })
  tellOwnChanged(live, tx, [member_id], group_id)
  tellChanged(live, tx, group_id)
}

/**
 * Accepts or declines a request. Members are told only of acceptance; after a refusal they may ask again. If another leader has accepted
 * meanwhile, accepting changes nothing.
 * @throws Refusal tooManyRequests, gone, notLeader, archived; requestGone, also if the member is hidden from the actor
 */
export async function answerRequest(
  services: Services,
  actor: Actor,
  { id, member_id, answer }: { id: string; member_id: string; answer: 'accept' | 'decline' },
): Promise<void> {
  await countChange(actor.id)
  await services.events.change(async (tx, announce) => {
    const group = await lockedGroupToManage(tx, actor, id)
    if ((await visibleMembers(tx, actor.id, [member_id])).length === 0) throw new Refusal(groupProblems.requestGone)
    if (!(await requestOf(tx, id, member_id))) {
      if (answer === 'accept' && (await personOf(tx, id, member_id))) return
      throw new Refusal(groupProblems.requestGone)
    }
    if (answer === 'accept') {
      requireCurrent(group)
      await addToGroup(services, tx, id, [member_id], { via: 'request', by: actor.id })
      await recordIfStaff(tx, actor, group, acts.requestAccepted)
      return
    }
    await tx.deleteFrom('group_requests').where('group_id', '=', id).where('member_id', '=', member_id).execute()
    await announce('group.requestGone', { group_id: id, member_id })
    await recordIfStaff(tx, actor, group, acts.requestDeclined)
    tellOwnChanged(services.live, tx, [member_id], id)
    tellChanged(services.live, tx, id)
  })
}

/** @throws Refusal gone, notLeader, archived */
export async function editGroup(
  { live, events }: Services,
  actor: Actor,
  { id, name, description }: { id: string; name: string; description: string },
): Promise<void> {
  await events.change(async (tx, announce) => {
    const group = await lockedGroupToManage(tx, actor, id)
    requireCurrent(group)
    await tx.updateTable('groups').set({ name, description }).where('id', '=', id).execute()
    await announce('group.saved', { group_id: id })
    await recordIfStaff(tx, actor, group, acts.changed)
    tellChanged(live, tx, id)
  })
}
