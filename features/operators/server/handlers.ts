import { implement } from '@orpc/server'
import { Refusal, problems } from '#platform/problems.ts'
import { type RequestContext, changesActors } from '#platform/server/http/context.ts'
import { roleOf, staffChanging, staffReading } from '#features/members/server/index.ts'
import { operatorsContract } from '../contract.ts'
import { listActs } from './acts.ts'
import { giveRole, listStaff } from './staff.ts'

const api = implement(operatorsContract).$context<RequestContext>()
const reading = api.use(staffReading('staff'))

export const operatorsHandlers = {
  acts: reading.acts.handler(({ context: { services }, input }) => listActs(services.database.kysely, input)),

  staff: reading.staff.handler(({ context: { services }, input }) => listStaff(services.database.kysely, input)),

  roleOf: reading.roleOf.handler(async ({ context: { services }, input }) => {
    const found = await roleOf(services.database.kysely, input.id)
    if (!found) throw new Refusal(problems.notFound)
    return { role: found.role }
  }),

  giveRole: api.giveRole
    .use(changesActors)
    .use(staffChanging('staff'))
    .handler(async ({ context: { actor, services }, input }) => {
      await giveRole(services, actor, input)
      return {}
    }),
}
