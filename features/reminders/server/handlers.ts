import { implement } from '@orpc/server'
import * as z from 'zod'
import { givenTimestamp } from '#platform/contract.ts'
import { type RequestContext, signedIn } from '#platform/server/http/context.ts'
import { keyset, presentPage, readPage } from '#platform/server/paging.ts'
import { remindersContract } from '../contract.ts'
import { presentReminder } from './present.ts'
import { type ListedRow, deleteReminder, remindersAhead } from './queries.ts'
import { setReminder } from './set-reminder.ts'

const api = implement(remindersContract).$context<RequestContext>().use(signedIn)

const nextFirst = keyset(z.object({ reminder_date: givenTimestamp, id: z.uuid() }), ({ reminder_date, id }: ListedRow) => ({
  reminder_date: reminder_date.toISOString(),
  id,
}))

export const remindersHandlers = {
  set: api.set.handler(({ context: { actor, services }, input }) => setReminder(services, actor, input)),

  list: api.list.handler(async ({ context: { actor, services }, input: { event_id, ...request } }) => {
    const whose = { memberId: actor.id, eventId: event_id }
    const page = await readPage(request, nextFirst, (limit, after) => remindersAhead(services.database.kysely, whose, limit, after))
    return presentPage(page, presentReminder)
  }),

  remove: api.remove.handler(async ({ context: { actor, services }, input }) => {
    await deleteReminder(services.database.kysely, actor.id, input.id)
    return {}
  }),
}
