import { implement } from '@orpc/server'
import { type Actor, type RequestContext, action, signedIn } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import { staffChanging, staffReading } from '#features/members/server/index.ts'
import { groupsContract } from '../contract.ts'
import { groupFor } from './access.ts'
import { askToJoin, joinGroup, leaveGroup, withdrawRequest } from './join.ts'
import { listAll, listMine, listOthers, listPeople, listRequests, presentGroup } from './list.ts'
import { removeGroup, saveGroup, setArchived, setLeader } from './operate.ts'
import { addPeople, answerRequest, editGroup, removePerson } from './people.ts'
import { choicesOf, everyGroup } from './queries.ts'

const open = implement(groupsContract).$context<RequestContext>()
const api = open.use(signedIn)
const readers = open.use(staffReading('programme'))
const managers = open.use(staffChanging('programme'))

/** A handler of an action that only needs to know which group. */
const actionOn = (act: (services: Services, actor: Actor, id: string) => Promise<void>) =>
  action((services, actor, { id }: { id: string }) => act(services, actor, id))

export const groupsHandlers = {
  mine: api.mine.handler(({ context: { actor, services }, input }) => listMine(services.database.kysely, actor, input)),

  others: api.others.handler(({ context: { actor, services }, input }) => listOthers(services.database.kysely, actor, input)),

  choices: api.choices.handler(({ context: { actor, services } }) => choicesOf(services.database.kysely, actor.id)),

  get: api.get.handler(async ({ context: { actor, services }, input }) =>
    presentGroup(actor)(await groupFor(services.database.kysely, actor, input.id)),
  ),

  people: api.people.handler(({ context: { actor, services }, input }) => listPeople(services.database.kysely, actor, input)),

  requests: api.requests.handler(({ context: { actor, services }, input }) => listRequests(services.database.kysely, actor, input)),

  join: api.join.handler(actionOn(joinGroup)),

  leave: api.leave.handler(actionOn(leaveGroup)),

  ask: api.ask.handler(actionOn(askToJoin)),

  withdraw: api.withdraw.handler(actionOn(withdrawRequest)),

  answer: api.answer.handler(action(answerRequest)),

  add: api.add.handler(
    action((services, actor, { id, member_ids }: { id: string; member_ids: readonly string[] }) =>
      addPeople(services, actor, id, member_ids),
    ),
  ),

  removePerson: api.removePerson.handler(
    action((services, actor, { id, member_id }: { id: string; member_id: string }) => removePerson(services, actor, id, member_id)),
  ),

  edit: api.edit.handler(action(editGroup)),

  all: readers.all.handler(({ context: { actor, services }, input }) => listAll(services.database.kysely, actor, input)),

  staffChoices: readers.staffChoices.handler(async ({ context: { services } }) => ({ items: await everyGroup(services.database.kysely) })),

  save: managers.save.handler(action(saveGroup)),

  setArchived: managers.setArchived.handler(
    action((services, actor, { id, archived }: { id: string; archived: boolean }) => setArchived(services, actor, id, archived)),
  ),

  setLeader: managers.setLeader.handler(action(setLeader)),

  remove: managers.remove.handler(actionOn(removeGroup)),
}
