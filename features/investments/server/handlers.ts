import { implement } from '@orpc/server'
import { type Actor, type RequestContext, signedIn } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import { operatorsOnly } from '#features/members/server/index.ts'
import { investmentsContract } from '../contract.ts'
import { investorsOnly } from './access.ts'
import { addFlow, addValuation, changeFlow, changeValuation, removeFlow, removeValuation } from './change-entries.ts'
import { addInvestment, changeInvestment, removeInvestment } from './change-ledger.ts'
import { exportCsv } from './csv/export-csv.ts'
import { importCsv, previewImport } from './csv/import-csv.ts'
import { portfolioFor } from './portfolio.ts'
import { investmentInDeal } from './queries.ts'
import { communityRates, importCommunityRates, importRates, listRates, removeRate, setRate } from './rates.ts'
import { investmentDetails, listInvestments } from './read-ledger.ts'

const all = implement(investmentsContract).$context<RequestContext>().use(signedIn)
const api = all.use(investorsOnly)
const operators = all.use(operatorsOnly)

interface Request<Input> {
  context: { actor: Actor; services: Services }
  input: Input
}

/** A handler that makes a change and has nothing to return. */
const after =
  <Input>(change: (services: Services, actor: Actor, input: Input) => Promise<void>) =>
  async ({ context: { actor, services }, input }: Request<Input>) => {
    await change(services, actor, input)
    return {}
  }

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

  change: api.change.handler(after(changeInvestment)),
  remove: api.remove.handler(after(removeInvestment)),

  addFlow: api.addFlow.handler(after(addFlow)),
  changeFlow: api.changeFlow.handler(after(changeFlow)),
  removeFlow: api.removeFlow.handler(after(removeFlow)),

  addValuation: api.addValuation.handler(after(addValuation)),
  changeValuation: api.changeValuation.handler(after(changeValuation)),
  removeValuation: api.removeValuation.handler(after(removeValuation)),

  exportCsv: api.exportCsv.handler(({ context: { actor, services } }) => exportCsv(services.database.kysely, actor)),

  previewImport: api.previewImport.handler(({ context: { actor, services }, input }) => previewImport(services, actor, input)),

  importCsv: api.importCsv.handler(({ context: { actor, services }, input }) => importCsv(services, actor, input)),

  rates: api.rates.handler(({ context: { actor, services }, input }) => listRates(services.database.kysely, actor, input)),

  setRate: api.setRate.handler(after(setRate)),
  removeRate: api.removeRate.handler(after(removeRate)),

  importRates: api.importRates.handler(({ context: { actor, services }, input }) => importRates(services, actor, input.file)),

  communityRates: operators.communityRates.handler(async ({ context: { services } }) => ({
    items: await communityRates(services.database.kysely),
  })),

  importCommunityRates: operators.importCommunityRates.handler(({ context: { actor, services }, input }) =>
    importCommunityRates(services, actor, input.file),
  ),
}
