import { implement } from '@orpc/server'
import { staffChanging, staffReading } from '#features/members/server/index.ts'
import { type RequestContext, changesActors, signedIn } from '#platform/server/http/context.ts'
import type { Reportable } from '#platform/server/reportable.ts'
import { reportsContract } from '../contract.ts'
import { countOpen } from './case-queries.ts'
import { listCases, listReports, caseDetails } from './cases.ts'
import { decide } from './decide.ts'
import { answerByLink, answerOwn, decisionByLink, listOwnDecisions } from './own-decisions.ts'
import { report } from './report.ts'

/** @param reportables the reportable content of all rooms, available once all rooms are loaded */
export function reportsHandlers(reportables: () => readonly Reportable[]) {
  const api = implement(reportsContract).$context<RequestContext>()
  return {
    report: api.report.use(signedIn).handler(async ({ context: { actor, services }, input }) => {
      await report(services, reportables(), actor, input)
      return {}
    }),

    ownDecisions: api.ownDecisions
      .use(signedIn)
      .handler(({ context: { actor, services }, input }) => listOwnDecisions(services.database.kysely, actor.id, input)),

    answer: api.answer.use(signedIn).handler(async ({ context: { actor, services }, input }) => {
      await answerOwn(services, actor, input.id, input.answer)
      return {}
    }),

    decisionOfLink: api.decisionOfLink.handler(({ context: { services }, input }) => decisionByLink(services.database.kysely, input.token)),

    answerByLink: api.answerByLink.handler(async ({ context: { services }, input }) => {
      await answerByLink(services, input.token, input.answer)
      return {}
    }),

    cases: api.cases
      .use(staffReading('moderation'))
      .handler(({ context: { actor, services }, input }) => listCases(services.database.kysely, actor.id, input)),

    waiting: api.waiting.use(staffReading('moderation')).handler(async ({ context: { actor, services } }) => ({
      open: await countOpen(services.database.kysely, actor.id),
    })),

    caseById: api.caseById
      .use(staffReading('moderation'))
      .handler(({ context: { actor, services }, input }) => caseDetails(services.database.kysely, actor.id, input.id)),

    reportsOfCase: api.reportsOfCase
      .use(staffReading('moderation'))
      .handler(({ context: { actor, services }, input }) => listReports(services.database.kysely, actor.id, input)),

    decide: api.decide
      .use(changesActors)
      .use(staffChanging('moderation'))
      .handler(async ({ context, input }) => {
        await decide(reportables(), context, input)
        return {}
      }),
  }
}
