import { implement } from '@orpc/server'
import { type RequestContext, signedIn } from '#platform/server/http/context.ts'
import { sustainabilityReportsContract } from '../contract.ts'
import { exportAnswers } from './export.ts'
import { importFile, previewImport } from './import.ts'

const api = implement(sustainabilityReportsContract).$context<RequestContext>().use(signedIn)

export const sustainabilityReportsHandlers = {
  previewImport: api.previewImport.handler(({ context: { actor, services }, input }) => previewImport(services, actor, input)),

  importFile: api.importFile.handler(({ context: { actor, services }, input }) => importFile(services, actor, input)),

  export: api.export.handler(({ context: { actor, services }, input }) => exportAnswers(services, actor, input)),
}
