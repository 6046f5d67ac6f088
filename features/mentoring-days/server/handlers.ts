import { implement } from '@orpc/server'
import { type RequestContext, action, signedIn } from '#platform/server/http/context.ts'
import { staffChanging, staffReading } from '#features/members/server/index.ts'
import { mentoringDaysContract } from '../contract.ts'
import { pinMeeting, placeMeeting, removeMeeting } from './by-hand.ts'
import { addGroup, addPeople, askForWishes, removePerson, setPlace } from './people.ts'
import { planDay } from './plan-day.ts'
import { listDays, operatedDay } from './present.ts'
import { cancelDay, sendDay } from './send.ts'
import { listCandidates, listWaiting, ownDay, saveWishes, setOut } from './wishes.ts'
import { removeDay, saveDay } from './write-day.ts'

const open = implement(mentoringDaysContract).$context<RequestContext>()
const api = open.use(signedIn)
const readers = open.use(staffReading('programme'))
const managers = open.use(staffChanging('programme'))

export const mentoringDaysHandlers = {
  waiting: api.waiting.handler(async ({ context: { actor, services } }) => ({
    items: await listWaiting(services.database.kysely, actor),
  })),
  mine: api.mine.handler(({ context: { actor, services }, input }) => ownDay(services.database.kysely, actor, input.id)),
  candidates: api.candidates.handler(async ({ context: { actor, services }, input }) => ({
    items: await listCandidates(services.database.kysely, actor, input.id),
  })),
  saveWishes: api.saveWishes.handler(action(saveWishes)),
  setOut: api.setOut.handler(action(setOut)),

  list: readers.list.handler(({ context: { services }, input }) => listDays(services.database.kysely, input)),
  get: readers.get.handler(({ context: { services }, input }) => operatedDay(services, input.id)),
  save: managers.save.handler(action(saveDay)),
  remove: managers.remove.handler(action(removeDay)),
  addPeople: managers.addPeople.handler(action(addPeople)),
  addGroup: managers.addGroup.handler(({ context: { actor, services }, input }) => addGroup(services, actor, input)),
  removePerson: managers.removePerson.handler(action(removePerson)),
  setPlace: managers.setPlace.handler(action(setPlace)),
  ask: managers.ask.handler(action(askForWishes)),
  plan: managers.plan.handler(action(planDay)),
  place: managers.place.handler(action(placeMeeting)),
  unplace: managers.unplace.handler(action(removeMeeting)),
  pin: managers.pin.handler(action(pinMeeting)),
  send: managers.send.handler(action(sendDay)),
  cancel: managers.cancel.handler(action(cancelDay)),
}
