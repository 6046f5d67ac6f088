import { Refusal } from '#platform/problems.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import { groupProblems } from '../problems.ts'
import { isIn, lockedGroup, requireCurrent } from './access.ts'
import { addToGroup } from './add-people.ts'
import { countChange } from './limiters.ts'
import { tellChanged, tellOwnChanged } from './live.ts'
import { deletePerson } from './people.ts'

/** Joins an open group; does nothing if already in it. @throws Refusal tooManyRequests, gone, archived, askFirst */
export async function joinGroup(services: Services, actor: Actor, id: string): Promise<void> {
  await countChange(actor.id)
  await services.events.change(async (tx) => {
    const group = await lockedGroup(tx, actor, id)
    if (isIn(group)) return
    requireCurrent(group)
    if (group.visibility !== 'open') throw new Refusal(groupProblems.askFirst)
    await addToGroup(services, tx, id, [actor.id], { via: 'joining', by: null })
  })
}

/** Leaves a group; does nothing if not in it. Members who manage the programme care for a group without leaders. @throws Refusal gone */
export async function leaveGroup(services: Services, actor: Actor, id: string): Promise<void> {
  await services.events.change(async (tx, announce) => {
    await lockedGroup(tx, actor, id)
    await deletePerson(services, tx, announce, { group_id: id, member_id: actor.id, by: actor.id })
  })
}

/** Asks to join; asking again changes nothing. @throws Refusal tooManyRequests, gone, archived */
export async function askToJoin({ events, live }: Services, actor: Actor, id: string): Promise<void> {
  await countChange(actor.id)
  await events.change(async (tx, announce) => {
    const group = await lockedGroup(tx, actor, id)
    if (group.standing) return
    requireCurrent(group)
    await tx.insertInto('group_requests').values({ group_id: id, member_id: actor.id }).execute()
    await announce('group.asked', { group_id: id, member_id: actor.id })
    tellOwnChanged(live, tx, [actor.id], id)
    tellChanged(live, tx, id)
  })
}

/** Withdraws the actor's request; does nothing if there is none. @throws Refusal gone */
export async function withdrawRequest({ events, live }: Services, actor: Actor, id: string): Promise<void> {
  await events.change(async (tx, announce) => {
    const { standing } = await lockedGroup(tx, actor, id)
    if (standing !== 'asked') return
    await tx.deleteFrom('group_requests').where('group_id', '=', id).where('member_id', '=', actor.id).execute()
    await announce('group.requestGone', { group_id: id, member_id: actor.id })
    tellOwnChanged(live, tx, [actor.id], id)
    tellChanged(live, tx, id)
  })
}
