import { implement } from '@orpc/server'
import { type RequestContext, action, signedIn } from '#platform/server/http/context.ts'
import { staffChanging, staffReading } from '#features/members/server/index.ts'
import { investmentsContract } from '../contract.ts'
import { ledgerFor } from './access.ts'
import { addFlow, addValuation, changeFlow, changeValuation, removeFlow, removeValuation } from './change-entries.ts'
import { addInvestment, changeInvestment, removeInvestment } from './change-ledger.ts'
import { exportCsv } from './csv/export-csv.ts'
import { importCsv, previewImport } from './csv/import-csv.ts'
import { moveInvestment } from './move.ts'
import { portfolioOfLedger } from './portfolio.ts'
import { investmentInDeal, sharedInvestmentsInDeal } from './queries.ts'
import { communityRates, importCommunityRates, importRates, listRates, removeRate, setRate } from './rates.ts'
import { investmentDetails, listInvestments } from './read-ledger.ts'

const api = implement(investmentsContract).$context<RequestContext>().use(signedIn)

export const investmentsHandlers = {
  portfolio: api.portfolio.handler(async ({ context: { actor, services }, input }) => {
    const reader = services.database.kysely
    return portfolioOfLedger(reader, await ledgerFor(reader, actor, input.organisation_id), input)
  }),

  list: api.list.handler(({ context: { actor, services }, input }) => listInvestments(services.database.kysely, actor, input)),

  get: api.get.handler(({ context: { actor, services }, input }) => investmentDetails(services.database.kysely, actor, input)),

  ofDeal: api.ofDeal.handler(async ({ context: { actor, services }, input }) => {
    const reader = services.database.kysely
    await ledgerFor(reader, actor, undefined)
    const [own, shared] = await Promise.all([
      investmentInDeal(reader, actor.id, input.id),
      sharedInvestmentsInDeal(reader, actor.id, input.id),
    ])
    return { investment_id: own?.id ?? null, shared }
  }),

  add: api.add.handler(async ({ context: { actor, services }, input }) => {
    await addInvestment(services, actor, input)
    return { id: input.id }
  }),

  change: api.change.handler(action(changeInvestment)),
  move: api.move.handler(action(moveInvestment)),
  remove: api.remove.handler(action(removeInvestment)),

  addFlow: api.addFlow.handler(action(addFlow)),
  changeFlow: api.changeFlow.handler(action(changeFlow)),
  removeFlow: api.removeFlow.handler(action(removeFlow)),

  addValuation: api.addValuation.handler(action(addValuation)),
  changeValuation: api.changeValuation.handler(action(changeValuation)),
  removeValuation: api.removeValuation.handler(action(removeValuation)),

  exportCsv: api.exportCsv.handler(async ({ context: { actor, services }, input }) => {
    const reader = services.database.kysely
    return exportCsv(reader, await ledgerFor(reader, actor, input.organisation_id))
  }),

  previewImport: api.previewImport.handler(({ context: { actor, services }, input }) => previewImport(services, actor, input)),

  importCsv: api.importCsv.handler(({ context: { actor, services }, input }) => importCsv(services, actor, input)),

  rates: api.rates.handler(({ context: { actor, services }, input }) => listRates(services.database.kysely, actor, input)),

  setRate: api.setRate.handler(action(setRate)),
  removeRate: api.removeRate.handler(action(removeRate)),

  importRates: api.importRates.handler(({ context: { actor, services }, input }) => importRates(services, actor, input)),

  communityRates: api.communityRates.use(staffReading('community')).handler(async ({ context: { services } }) => ({
    items: await communityRates(services.database.kysely),
  })),

  importCommunityRates: api.importCommunityRates
    .use(staffChanging('community'))
    .handler(({ context: { actor, services }, input }) => importCommunityRates(services, actor, input.file)),
}
