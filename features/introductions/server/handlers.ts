import { implement } from '@orpc/server'
import { type RequestContext, signedIn } from '#platform/server/http/context.ts'
import { introductionsContract } from '../contract.ts'
import { answer } from './answer.ts'
import { introduce, withdraw } from './introduce.ts'
import { listCandidates, listMade, listReceived } from './lists.ts'

const api = implement(introductionsContract).$context<RequestContext>().use(signedIn)

export const introductionsHandlers = {
  received: api.received.handler(({ context: { actor, services }, input }) => listReceived(services.database.kysely, actor.id, input)),

  made: api.made.handler(({ context: { actor, services }, input }) => listMade(services.database.kysely, actor.id, input)),

  candidates: api.candidates.handler(({ context: { actor, services }, input }) =>
    listCandidates(services.database.kysely, actor.id, input),
  ),

  introduce: api.introduce.handler(async ({ context: { actor, services }, input }) => {
    await introduce(services, actor, input)
    return {}
  }),

  answer: api.answer.handler(async ({ context: { actor, services }, input }) => ({
    came_about: await answer(services, actor, input.id, input.answer),
  })),

  withdraw: api.withdraw.handler(async ({ context: { actor, services }, input }) => {
    await withdraw(services, actor, input.id)
    return {}
  }),
}
