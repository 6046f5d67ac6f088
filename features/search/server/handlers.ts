import { implement } from '@orpc/server'
import { type Actor, type RequestContext, signedIn } from '#platform/server/http/context.ts'
import type { Searchable } from '#platform/server/search/index.ts'
import { searchContract } from '../contract.ts'
import { countResults, findResults, suggestResults } from './find.ts'
import { markSeen, removeSearch, saveSearch, savedSearches } from './saved/saved-searches.ts'

const api = implement(searchContract).$context<RequestContext>().use(signedIn)

/** Who searches; without a language in the account, that of the request counts. */
const searcher = ({ actor, request }: RequestContext & { actor: Actor }) => ({ ...actor, language: request.language })

export const searchHandlers = (searchables: readonly Searchable[]) => ({
  find: api.find.handler(({ context, input }) => findResults(context.services.database.kysely, searcher(context), searchables, input)),

  count: api.count.handler(async ({ context, input }) => ({
    items: await countResults(context.services.database.kysely, searcher(context), searchables, input),
  })),

  suggest: api.suggest.handler(({ context, input }) =>
    suggestResults(context.services.database.kysely, searcher(context), searchables, input),
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
