import { implement } from '@orpc/server'
import { type Actor, type Call, type RequestContext, action, signedIn } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import { meetingsContract } from '../contract.ts'
import { meetingFor } from './access.ts'
import { book, propose } from './arrange.ts'
import { cancel, counter, decline, move, pick, tellLate } from './change.ts'
import { listBetween, listMeetings, presentMeeting } from './list.ts'
import { finishStep, listEarlier, listSteps, notesOf, saveNotes } from './notes.ts'
import { hasRooms } from './place.ts'
import { saveSettings, settingsOf } from './settings.ts'
import { offerTo, slotsOf } from './slots.ts'

const api = implement(meetingsContract).$context<RequestContext>().use(signedIn)

/** A handler that performs an action and returns the meeting. */
const arranging =
  <Input extends { id: string }>(act: (services: Services, actor: Actor, input: Input) => Promise<void>) =>
  async ({ context: { actor, services }, input }: Call<Input>) => {
    await act(services, actor, input)
    return presentMeeting(actor)(await meetingFor(services.database.kysely, actor, input.id))
  }

export const meetingsHandlers = {
  settings: api.settings.handler(async ({ context: { actor, services } }) => ({
    ...(await settingsOf(services.database.kysely, actor.id)),
    has_rooms: await hasRooms(services),
  })),

  saveSettings: api.saveSettings.handler(action(saveSettings)),

  offer: api.offer.handler(({ context: { actor, services }, input }) => offerTo(services, actor, input.id)),

  slots: api.slots.handler(({ context: { actor, services }, input }) => slotsOf(services.database.kysely, actor, input)),

  between: api.between.handler(async ({ context: { actor, services }, input }) => ({
    items: await listBetween(services.database.kysely, actor, input.id),
  })),

  list: api.list.handler(({ context: { actor, services }, input }) => listMeetings(services.database.kysely, actor, input)),

  steps: api.steps.handler(({ context: { actor, services }, input }) => listSteps(services.database.kysely, actor, input)),

  earlier: api.earlier.handler(async ({ context: { actor, services }, input }) => ({
    items: await listEarlier(services.database.kysely, actor, input.id),
  })),

  notes: api.notes.handler(({ context: { actor, services }, input }) => notesOf(services.database.kysely, actor, input.id)),

  saveNotes: api.saveNotes.handler(action(saveNotes)),

  finishStep: api.finishStep.handler(action(finishStep)),

  get: api.get.handler(async ({ context: { actor, services }, input }) =>
    presentMeeting(actor)(await meetingFor(services.database.kysely, actor, input.id)),
  ),

  book: api.book.handler(arranging(book)),

  propose: api.propose.handler(arranging(propose)),

  pick: api.pick.handler(arranging(pick)),

  counter: api.counter.handler(arranging(counter)),

  decline: api.decline.handler(action(decline)),

  move: api.move.handler(arranging(move)),

  cancel: api.cancel.handler(action(cancel)),

  tellLate: api.tellLate.handler(action(tellLate)),
}
