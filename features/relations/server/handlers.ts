import { implement } from '@orpc/server'
import { type RequestContext, signedIn } from '#platform/server/http/context.ts'
import { relationsContract } from '../contract.ts'
import { blockMember, unblockMember } from './change-block.ts'
import { disconnectMembers } from './connect.ts'
import { listBlocked } from './list-blocked.ts'
import { listConnections } from './list-connections.ts'

const api = implement(relationsContract).$context<RequestContext>().use(signedIn)

export const relationsHandlers = {
  connections: api.connections.handler(({ context: { actor, services }, input }) =>
    listConnections(services.database.kysely, actor.id, input),
  ),

  disconnect: api.disconnect.handler(async ({ context: { actor, services }, input }) => {
    await disconnectMembers(services, actor, input.id)
    return {}
  }),

  blocked: api.blocked.handler(({ context: { actor, services }, input }) => listBlocked(services.database.kysely, actor.id, input)),

  block: api.block.handler(async ({ context: { actor, services }, input }) => {
    await blockMember(services, actor, input.id)
    return {}
  }),

  unblock: api.unblock.handler(async ({ context: { actor, services }, input }) => {
    await unblockMember(services, actor, input.id)
    return {}
  }),
}
