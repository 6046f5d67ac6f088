import { implement } from '@orpc/server'
import { readsArea, staffChanging, staffReading } from '#features/members/server/index.ts'
import { type RequestContext, signedIn } from '#platform/server/http/context.ts'
import { fieldsContract } from '../contract.ts'
import { isAnsweredByThem } from '../own-field.ts'
import { subjects } from '../vocabulary.ts'
import { addField, archiveField, changeField, listForConsole, moveField, removeField, restoreField } from './definitions.ts'
import { answerForStaff } from './answer.ts'
import { fieldsOf } from './queries.ts'

const api = implement(fieldsContract).$context<RequestContext>()

export const fieldsHandlers = {
  list: api.list.use(signedIn).handler(async ({ context: { actor, services } }) => {
    const all = (await Promise.all(subjects.map((subject) => fieldsOf(services.database.kysely, subject)))).flat()
    return { items: readsArea(actor, 'community') ? all : all.filter(isAnsweredByThem) }
  }),

  console: api.console.use(staffReading('community')).handler(async ({ context: { services } }) => ({
    items: await listForConsole(services.database.kysely),
  })),

  add: api.add.use(staffChanging('community')).handler(async ({ context: { actor, services }, input }) => {
    await addField(services, actor, input)
    return {}
  }),

  change: api.change.use(staffChanging('community')).handler(async ({ context: { actor, services }, input }) => {
    await changeField(services, actor, input)
    return {}
  }),

  move: api.move.use(staffChanging('community')).handler(async ({ context: { actor, services }, input }) => {
    await moveField(services, actor, input.id, input.to)
    return {}
  }),

  archive: api.archive.use(staffChanging('community')).handler(async ({ context: { actor, services }, input }) => {
    await archiveField(services, actor, input.id, input.version)
    return {}
  }),

  restore: api.restore.use(staffChanging('community')).handler(async ({ context: { actor, services }, input }) => {
    await restoreField(services, actor, input.id)
    return {}
  }),

  remove: api.remove.use(staffChanging('community')).handler(async ({ context: { actor, services }, input }) => {
    await removeField(services, actor, input.id, input.used)
    return {}
  }),

  answer: api.answer.use(staffChanging('community')).handler(async ({ context: { actor, services }, input }) => ({
    values: await answerForStaff(services, actor, input),
  })),
}
