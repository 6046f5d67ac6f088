import { implement } from '@orpc/server'
import { type RequestContext, signedIn } from '#platform/server/http/context.ts'
import { investmentsContract } from '../contract.ts'
import { investorsOnly } from './access.ts'
import { addFlow, addValuation, changeFlow, changeValuation, removeFlow, removeValuation } from './change-entries.ts'
import { addInvestment, changeInvestment, removeInvestment } from './change-ledger.ts'
import { exportCsv } from './csv/export-csv.ts'
import { importCsv, previewImport } from './csv/import-csv.ts'
import { portfolioFor } from './portfolio.ts'
import { investmentInDeal } from './queries.ts'
import { investmentDetails, listInvestments } from './read-ledger.ts'

const api = implement(investmentsContract).$context<RequestContext>().use(signedIn).use(investorsOnly)

export const investmentsHandlers = {
  portfolio: api.portfolio.handler(({ context: { actor, services }, input }) => portfolioFor(services.database.kysely, actor.id, input)),

  list: api.list.handler(({ context: { actor, services }, input }) => listInvestments(services.database.kysely, actor, input)),

  get: api.get.handler(({ context: { actor, services }, input }) => investmentDetails(services.database.kysely, actor, input.id)),

  ofDeal: api.ofDeal.handler(async ({ context: { actor, services }, input }) => ({
    investment_id: (await investmentInDeal(services.database.kysely, actor.id, input.id))?.id ?? null,
  })),

  add: api.add.handler(async ({ context: { actor, services }, input }) => {
    await addInvestment(services, actor, input)
    return { id: input.id }
  }),

  change: api.change.handler(async ({ context: { actor, services }, input }) => {
    await changeInvestment(services, actor, input)
    return {}
  }),

  remove: api.remove.handler(async ({ context: { actor, services }, input }) => {
    await removeInvestment(services, actor, input.id)
    return {}
  }),

  addFlow: api.addFlow.handler(async ({ context: { actor, services }, input }) => {
    await addFlow(services, actor, input)
    return {}
  }),

  changeFlow: api.changeFlow.handler(async ({ context: { actor, services }, input }) => {
    await changeFlow(services, actor, input)
    return {}
  }),

  removeFlow: api.removeFlow.handler(async ({ context: { actor, services }, input }) => {
    await removeFlow(services, actor, input.id, input.flow_id)
    return {}
  }),

  addValuation: api.addValuation.handler(async ({ context: { actor, services }, input }) => {
    await addValuation(services, actor, input)
    return {}
  }),

  changeValuation: api.changeValuation.handler(async ({ context: { actor, services }, input }) => {
    await changeValuation(services, actor, input)
    return {}
  }),

  removeValuation: api.removeValuation.handler(async ({ context: { actor, services }, input }) => {
    await removeValuation(services, actor, input.id, input.valuation_id)
    return {}
  }),

  exportCsv: api.exportCsv.handler(({ context: { actor, services } }) => exportCsv(services.database.kysely, actor)),

  previewImport: api.previewImport.handler(({ context: { actor, services }, input }) => previewImport(services, actor, input)),

  importCsv: api.importCsv.handler(({ context: { actor, services }, input }) => importCsv(services, actor, input)),
}
