import { implement } from '@orpc/server'
import { type RequestContext, signedIn } from '#platform/server/http/context.ts'
import { updatesContract } from '../contract.ts'
import { readDetails } from './details.ts'
import { listInvestors, listReceived, listSenders, listSent } from './list-updates.ts'
import { changeUpdate, readUpdate, removeUpdate, sendUpdate } from './send-update.ts'

const api = implement(updatesContract).$context<RequestContext>().use(signedIn)

export const updatesHandlers = {
  received: api.received.handler(({ context: { actor, services }, input }) => listReceived(services.database.kysely, actor.id, input)),

  sent: api.sent.handler(({ context: { actor, services }, input }) => listSent(services.database.kysely, actor.id, input)),

  get: api.get.handler(({ context: { actor, services }, input }) => readDetails(services.database.kysely, actor, input.id)),

  senders: api.senders.handler(async ({ context: { actor, services } }) => ({
    senders: await listSenders(services.database.kysely, actor.id),
  })),

  investors: api.investors.handler(({ context: { actor, services }, input }) => listInvestors(services.database.kysely, actor.id, input)),

  send: api.send.handler(async ({ context: { actor, services }, input }) => ({
    id: input.id,
    receivers: await sendUpdate(services, actor, input),
  })),

  change: api.change.handler(async ({ context: { actor, services }, input }) => {
    await changeUpdate(services, actor, input)
    return {}
  }),

  remove: api.remove.handler(async ({ context: { actor, services }, input }) => {
    await removeUpdate(services, actor, input.id)
    return {}
  }),

  markRead: api.markRead.handler(async ({ context: { actor, services }, input }) => {
    await readUpdate(services, actor, input.id)
    return {}
  }),
}
