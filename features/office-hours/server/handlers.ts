import { implement } from '@orpc/server'
import { type RequestContext, action, signedIn } from '#platform/server/http/context.ts'
import { hasRooms } from '#features/meetings/server/index.ts'
import { officeHoursContract } from '../contract.ts'
import { book, leave } from './book.ts'
import { getOffer, listOffers, listOwn, listWaits } from './list.ts'
import { addTimes, change, end, offer, removeTime } from './offer.ts'

const api = implement(officeHoursContract).$context<RequestContext>().use(signedIn)

export const officeHoursHandlers = {
  list: api.list.handler(({ context: { actor, services }, input }) => listOffers(services.database.kysely, actor, input)),

  own: api.own.handler(async ({ context: { actor, services } }) => ({
    items: await listOwn(services.database.kysely, actor),
    has_rooms: await hasRooms(services),
  })),

  waiting: api.waiting.handler(async ({ context: { actor, services } }) => ({ items: await listWaits(services.database.kysely, actor) })),

  get: api.get.handler(({ context: { actor, services }, input }) => getOffer(services.database.kysely, actor, input.id)),

  offer: api.offer.handler(action(offer)),

  change: api.change.handler(action(change)),

  addTimes: api.addTimes.handler(action(addTimes)),

  end: api.end.handler(action(end)),

  removeTime: api.removeTime.handler(action(removeTime)),

  book: api.book.handler(async ({ context: { actor, services }, input }) => ({ state: await book(services, actor, input) })),

  leave: api.leave.handler(action(leave)),
}
