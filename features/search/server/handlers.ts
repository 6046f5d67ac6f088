import { implement } from '@orpc/server'
import { type RequestContext, signedIn } from '#platform/server/http/context.ts'
import type { Searchable } from '#platform/server/search/index.ts'
import { searchContract } from '../contract.ts'
import { countResults, findResults, suggestResults } from './find.ts'
import { markSeen, removeSearch, saveSearch, savedSearches } from './saved/saved-searches.ts'

const api = implement(searchContract).$context<RequestContext>().use(signedIn)

export const searchHandlers = (searchables: readonly Searchable[]) => ({
  find: api.find.handler(({ context: { actor, services }, input }) => findResults(services.database.kysely, actor, searchables, input)),

  count: api.count.handler(async ({ context: { actor, services }, input }) => ({
    items: await countResults(services.database.kysely, actor, searchables, input),
  })),

  suggest: api.suggest.handler(({ context: { actor, services }, input }) =>
    suggestResults(services.database.kysely, actor, searchables, input),
  ),

  saved: api.saved.handler(async ({ context: { actor, services } }) => ({
    items: await savedSearches(services.database.kysely, actor.id),
  })),

  save: api.save.handler(async ({ context: { actor, services }, input }) => {
    await saveSearch(services, actor.id, input)
    return {}
  }),

  remove: api.remove.handler(async ({ context: { actor, services }, input }) => {
    await removeSearch(services, actor.id, input.id)
    return {}
  }),

  markSeen: api.markSeen.handler(async ({ context: { actor, services }, input }) => {
    await markSeen(services, actor.id, input.id)
    return {}
  }),
})
