import { Refusal, problems } from '#platform/problems.ts'
import type { Tx } from '#platform/server/database/index.ts'
import { announceIn } from '#platform/server/events/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import { recordAct } from '#features/operators/server/index.ts'
import { acts } from '../acts.ts'
import type { GroupSettings } from '../contract.ts'
import { groupProblems } from '../problems.ts'
import { lockedGroup } from './access.ts'
import { addToGroup } from './add-people.ts'
import { tellAccessChanged, tellChanged, tellOwnChanged } from './live.ts'
import { type SeenGroup, announceGone, leaderIds, lockGroup, peopleIds, visibleMembers } from './queries.ts'

/** Changes a group, or creates one if the id is new. Requests end unless they are still needed. @throws Refusal gone */
export async function saveGroup({ events, live }: Services, actor: Actor, { id, is_new, ...settings }: GroupSettings): Promise<void> {
  await events.change(async (tx, announce) => {
    const known = await lockGroup(tx, id)
    if (!known && !is_new) throw new Refusal(groupProblems.gone)
    await announce('group.saved', { group_id: id })
    if (!known) {
      const inserted = await tx
        .insertInto('groups')
        .values({ id, ...settings })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst()
      if (!inserted) throw new Refusal(groupProblems.idTaken)
      await recordAct(tx, actor.id, acts.created, settings.name)
      return
    }
    await tx.updateTable('groups').set(settings).where('id', '=', id).execute()
    if (settings.visibility !== 'request') await endRequests({ live }, tx, id)
    await recordAct(tx, actor.id, acts.changed, settings.name)
    tellAccessChanged(live, tx, id)
  })
}

/** @param leaders of a group that is about to be deleted */
async function endRequests({ live }: Pick<Services, 'live'>, tx: Tx, id: string, leaders?: readonly string[]): Promise<void> {
  const ended = await tx.deleteFrom('group_requests').where('group_id', '=', id).returning('member_id').execute()
  const announce = announceIn(tx)
  for (const { member_id } of ended) {
    const gone = { group_id: id, member_id }
    if (!leaders) await announce('group.requestGone', gone)
    for (const leader_id of leaders ?? []) await announce('group.requestGone', { ...gone, leader_id })
  }
  tellOwnChanged(
    live,
    tx,
    ended.map(({ member_id }) => member_id),
    id,
  )
}

/** Archives a group, or opens it again; requests end with it. @throws Refusal gone */
export async function setArchived({ events, live }: Services, actor: Actor, id: string, archived: boolean): Promise<void> {
  await events.change(async (tx, announce) => {
    const group = await lockedGroup(tx, actor, id)
    if ((group.archived_at !== null) === archived) return
    await tx
      .updateTable('groups')
      .set({ archived_at: archived ? new Date() : null })
      .where('id', '=', id)
      .execute()
    await announce('group.saved', { group_id: id })
    if (archived) await endRequests({ live }, tx, id)
    await recordAct(tx, actor.id, archived ? acts.archived : acts.reopened, group.name)
    await tellPeople({ live }, tx, group)
  })
}

/** @throws Refusal gone; notFound for members whom the actor cannot see */
export async function setLeader(
  services: Services,
  actor: Actor,
  { id, member_id, is_leader }: { id: string; member_id: string; is_leader: boolean },
): Promise<void> {
  await services.events.change(async (tx) => {
    const group = await lockedGroup(tx, actor, id)
    if ((await visibleMembers(tx, actor.id, [member_id])).length === 0) throw new Refusal(problems.notFound)
    if (is_leader) await addToGroup(services, tx, id, [member_id], { via: 'adding', by: actor.id })
    const changed = await tx
      .updateTable('group_people')
      .set({ is_leader })
      .where('group_id', '=', id)
      .where('member_id', '=', member_id)
      .where('is_leader', '<>', is_leader)
      .returning('member_id')
      .executeTakeFirst()
    if (!changed) return
    await recordAct(tx, actor.id, is_leader ? acts.leaderChosen : acts.leaderRemoved, group.name)
    tellOwnChanged(services.live, tx, [member_id], id)
    tellChanged(services.live, tx, id)
  })
}

/** Deletes a group; other rooms then delete or cancel what belonged to it, which nobody can read any more. @throws Refusal gone */
export async function removeGroup({ events, live }: Services, actor: Actor, id: string): Promise<void> {
  await events.change(async (tx, announce) => {
    const group = await lockedGroup(tx, actor, id)
    const people = await peopleIds(tx, id)
    await tellPeople({ live }, tx, group)
    await endRequests({ live }, tx, id, await leaderIds(tx, id))
    await tx.deleteFrom('groups').where('id', '=', id).execute()
    await announce('group.deleted', { group_id: id, name: group.name, by: actor.id })
    await announceGone(tx, id, people)
    await recordAct(tx, actor.id, acts.deleted, group.name)
  })
}

async function tellPeople({ live }: Pick<Services, 'live'>, tx: Tx, { id }: SeenGroup): Promise<void> {
  tellOwnChanged(live, tx, await peopleIds(tx, id), id)
  tellAccessChanged(live, tx, id)
}
