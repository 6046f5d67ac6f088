import { implement } from '@orpc/server'
import { Refusal, problems } from '#platform/problems.ts'
import { type RequestContext, changesActors } from '#platform/server/http/context.ts'
import { roleOf, staffChanging, staffReading } from '#features/members/server/index.ts'
import { operatorsContract } from '../contract.ts'
import { checkLog, compareKept } from './check-log.ts'
import { factorRule, setFactorRule } from './factor-rule.ts'
import { logFile } from './log-file.ts'
import { listActs, logChoices } from './log.ts'
import { giveRole, listStaff } from './staff.ts'

const api = implement(operatorsContract).$context<RequestContext>()
const reading = api.use(staffReading('staff'))

export const operatorsHandlers = {
  acts: reading.acts.handler(({ context: { services }, input }) => listActs(services.database.kysely, input)),

  actsFile: reading.actsFile.handler(({ context: { services, request }, input }) =>
    logFile(services.database.kysely, input, request.language),
  ),

  logChoices: reading.logChoices.handler(({ context: { services } }) => logChoices(services.database.kysely)),

  checkLog: reading.checkLog.handler(({ context: { services }, input }) => checkLog(services.database.kysely, input.after)),

  compareKept: reading.compareKept.handler(async ({ context: { services }, input }) => ({
    result: await compareKept(services.database.kysely, input.position, input.hash),
  })),

  staff: reading.staff.handler(({ context: { services }, input }) => listStaff(services.database.kysely, input)),

  roleOf: reading.roleOf.handler(async ({ context: { services }, input }) => {
    const found = await roleOf(services.database.kysely, input.id)
    if (!found) throw new Refusal(problems.notFound)
    return { role: found.role }
  }),

  factorRule: reading.factorRule.handler(({ context: { services } }) => factorRule(services.database.kysely)),

  setFactorRule: api.setFactorRule
    .use(changesActors)
    .use(staffChanging('staff'))
    .handler(async ({ context: { actor, services }, input }) => {
      await setFactorRule(services, actor, input.is_required)
      return {}
    }),

  giveRole: api.giveRole
    .use(changesActors)
    .use(staffChanging('staff'))
    .handler(async ({ context: { actor, services }, input }) => {
      await giveRole(services, actor, input)
      return {}
    }),
}
