import { implement } from '@orpc/server'
import type { RequestContext } from '#platform/server/http/context.ts'
import { staffChanging, staffReading } from '#features/members/server/index.ts'
import { checkIds, healthContract } from '../contract.ts'
import { healthFigures } from './figures.ts'
import { retryFailed } from './retry-failed.ts'
import { runCheck } from './run-check.ts'
import { supportPage } from './support-page.ts'
import { sendTestMail } from './test-mail.ts'

const api = implement(healthContract).$context<RequestContext>()
const reading = api.use(staffReading('community'))
const changing = api.use(staffChanging('community'))

export const healthHandlers = {
  check: reading.check.handler(({ context: { services }, input: { id, again } }) => runCheck(services, id, again)),

  summary: reading.summary.handler(async ({ context: { services } }) => {
    const [{ queues }, ...results] = await Promise.all([healthFigures(services), ...checkIds.map((id) => runCheck(services, id))])
    return {
      to_do: results.filter(({ state }) => state === 'toDo').map(({ id }) => id),
      failed_jobs: queues.reduce((sum, { failed }) => sum + failed, 0),
    }
  }),

  figures: reading.figures.handler(({ context: { services }, input: { again } }) => healthFigures(services, again)),

  support: reading.support.handler(async ({ context: { services } }) => ({ text: await supportPage(services) })),

  sendTestMail: changing.sendTestMail.handler(({ context: { actor, services } }) => sendTestMail(services, actor)),

  retryFailed: changing.retryFailed.handler(async ({ context: { actor, services } }) => ({ jobs: await retryFailed(services, actor) })),
}
