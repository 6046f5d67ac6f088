import { implement } from '@orpc/server'
import { type RequestContext, signedIn } from '#platform/server/http/context.ts'
import { impactStatementsContract } from '../contract.ts'
import { companiesBehind, incompleteCompanies } from './company-lists.ts'
import { enterFigures } from './enter-figures.ts'
import { exportCsv } from './export-csv.ts'
import { knownFigures } from './known-figures.ts'
import { readStatement } from './read-statement.ts'

const api = implement(impactStatementsContract).$context<RequestContext>().use(signedIn)

export const impactStatementsHandlers = {
  statement: api.statement.handler(({ context: { actor, services }, input }) => readStatement(services.database.kysely, actor, input)),

  companies: api.companies.handler(({ context: { actor, services }, input }) => companiesBehind(services.database.kysely, actor, input)),

  missing: api.missing.handler(({ context: { actor, services }, input }) => incompleteCompanies(services.database.kysely, actor, input)),

  figures: api.figures.handler(({ context: { actor, services }, input }) => knownFigures(services.database.kysely, actor, input)),

  enterFigures: api.enterFigures.handler(async ({ context: { actor, services }, input }) => {
    await enterFigures(services, actor, input)
    return {}
  }),

  exportCsv: api.exportCsv.handler(({ context: { actor, services }, input }) => exportCsv(services.database.kysely, actor, input)),
}
