import { implement } from '@orpc/server'
import type { RequestContext } from '#platform/server/http/context.ts'
import { operatorsOnly } from '#features/members/server/index.ts'
import { operatorsContract } from '../contract.ts'
import { listActs } from './acts.ts'

const api = implement(operatorsContract).$context<RequestContext>().use(operatorsOnly)

export const operatorsHandlers = {
  acts: api.acts.handler(({ context: { services }, input }) => listActs(services.database.kysely, input)),
}
