import { implement } from '@orpc/server'
import type { RequestContext } from '#platform/server/http/context.ts'
import { membersContract } from '../contract.ts'
import { memberSummary } from './summary.ts'

const api = implement(membersContract).$context<RequestContext>()

export const membersHandlers = {
  me: api.me.handler(async ({ context: { actor, services } }) => ({
    member: actor ? await memberSummary(services.database.kysely, actor.id) : null,
  })),
}
