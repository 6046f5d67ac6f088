import { implement } from '@orpc/server'
import { type RequestContext, signedIn } from '#platform/server/http/context.ts'
import { sustainabilityContract } from '../contract.ts'
import { answerQuestion, clearAnswer, keepAnswers } from './change-answers.ts'
import { confirmAnswer, withdrawConfirmation } from './confirmations.ts'
import { addEvidence, addFile, listFiles, removeEvidence } from './evidence.ts'
import { listHistory } from './history.ts'
import { listQuestions, readAnswer } from './list-questions.ts'
import { searchOptions } from './options.ts'
import { readOverview } from './overview.ts'
import { readFacts, readSheet } from './read-sheet.ts'
import { listReadings } from './readings.ts'
import { askForAnswers, endRequest, grantRequests, listReceived, listSent, listWaiting, setAudiences, withdrawRequest } from './requests.ts'
import { choosePeriod, takeSection } from './sections.ts'

const open = implement(sustainabilityContract).$context<RequestContext>()
const api = open.use(signedIn)

export const sustainabilityHandlers = {
  overview: api.overview.handler(({ context: { actor, services }, input }) => readOverview(services.database.kysely, actor, input)),

  questions: api.questions.handler(({ context: { actor, services }, input }) => listQuestions(services.database.kysely, actor, input)),

  options: api.options.handler(({ input: { list, language, ...search } }) => ({ items: searchOptions(list, language, search) })),

  setPeriod: api.setPeriod.handler(async ({ context: { actor, services }, input }) => {
    await choosePeriod(services, actor, input)
    return {}
  }),

  answer: api.answer.handler(async ({ context: { actor, services }, input }) =>
    readAnswer(services.database.kysely, actor, await answerQuestion(services, actor, input)),
  ),

  clear: api.clear.handler(async ({ context: { actor, services }, input }) => {
    await clearAnswer(services, actor, input)
    return {}
  }),

  keep: api.keep.handler(async ({ context: { actor, services }, input }) => ({ kept: await keepAnswers(services, actor, input) })),

  history: api.history.handler(({ context: { actor, services }, input }) => listHistory(services.database.kysely, actor, input)),

  takeSection: api.takeSection.handler(async ({ context: { actor, services }, input }) => {
    await takeSection(services, actor, input)
    return {}
  }),

  addFile: api.addFile.handler(async ({ context: { actor, services }, input }) => {
    await addFile(services, actor, input)
    return {}
  }),

  files: api.files.handler(({ context: { actor, services }, input }) => listFiles(services.database.kysely, actor, input)),

  addEvidence: api.addEvidence.handler(async ({ context: { actor, services }, input }) => {
    await addEvidence(services, actor, input)
    return {}
  }),

  removeEvidence: api.removeEvidence.handler(async ({ context: { actor, services }, input }) => {
    await removeEvidence(services, actor, input)
    return {}
  }),

  confirm: api.confirm.handler(async ({ context: { actor, services }, input }) => {
    await confirmAnswer(services, actor, input)
    return {}
  }),

  withdrawConfirmation: api.withdrawConfirmation.handler(async ({ context: { actor, services }, input }) => {
    await withdrawConfirmation(services, actor, input)
    return {}
  }),

  read: open.read.handler(({ context: { actor, services }, input }) => readSheet(services, actor, input)),

  facts: open.facts.handler(({ context: { actor, services }, input }) => readFacts(services.database.kysely, actor, input.id)),

  readings: api.readings.handler(({ context: { actor, services }, input }) => listReadings(services.database.kysely, actor, input)),

  ask: api.ask.handler(({ context: { actor, services }, input }) => askForAnswers(services, actor, input)),

  withdraw: api.withdraw.handler(async ({ context: { actor, services }, input }) => {
    await withdrawRequest(services, actor, input.request_id)
    return {}
  }),

  sent: api.sent.handler(({ context: { actor, services }, input }) => listSent(services.database.kysely, actor, input)),

  waiting: api.waiting.handler(({ context: { actor, services } }) => listWaiting(services.database.kysely, actor)),

  received: api.received.handler(({ context: { actor, services }, input }) => listReceived(services.database.kysely, actor, input)),

  grant: api.grant.handler(({ context: { actor, services }, input }) => grantRequests(services, actor, input)),

  decline: api.decline.handler(async ({ context: { actor, services }, input }) => {
    await endRequest(services, actor, input, 'declined')
    return {}
  }),

  revoke: api.revoke.handler(async ({ context: { actor, services }, input }) => {
    await endRequest(services, actor, input, 'ended')
    return {}
  }),

  setAudiences: api.setAudiences.handler(async ({ context: { actor, services }, input }) => {
    await setAudiences(services, actor, input)
    return {}
  }),
}
