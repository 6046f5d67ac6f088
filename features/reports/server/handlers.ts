import { implement } from '@orpc/server'
import { type RequestContext, signedIn } from '#platform/server/http/context.ts'
import { reportsContract } from '../contract.ts'
import { report } from './report.ts'

const api = implement(reportsContract).$context<RequestContext>().use(signedIn)

export const reportsHandlers = {
  report: api.report.handler(async ({ context: { actor, services }, input }) => {
    await report(services, actor, input)
    return {}
  }),
}
