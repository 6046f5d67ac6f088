import { implement } from '@orpc/server'
import { staffChanging, staffReading } from '#features/members/server/index.ts'
import { type RequestContext, signedIn } from '#platform/server/http/context.ts'
import { eventSourcesContract } from '../contract.ts'
import { changeCurated, listCurated, takeOutCurated } from './curated/operate.ts'
import { adaptersOf } from './adapters/index.ts'
import { followedKinds } from '../vocabulary.ts'
import { previewSource } from './preview.ts'
import { addSource, fetchNow, listSources, removeSource, setState } from './operate.ts'
import { kindStates } from './states.ts'
import { suggest } from './suggest.ts'

const api = implement(eventSourcesContract).$context<RequestContext>()

export const eventSourcesHandlers = {
  states: api.states.use(signedIn).handler(async ({ context: { services } }) => ({
    items: await kindStates(services.database.kysely, services.configuration),
  })),

  preview: api.preview.use(signedIn).handler(({ context: { actor, services }, input }) => previewSource(services, actor, input.address)),

  suggest: api.suggest.use(signedIn).handler(async ({ context: { actor, services }, input }) => {
    await suggest(services, actor, input)
    return {}
  }),

  list: api.list.use(staffReading('programme')).handler(async ({ context: { services } }) => ({
    items: await listSources(services),
    configured: followedKinds.filter((kind) => adaptersOf(services.configuration)[kind].isConfigured),
  })),

  add: api.add
    .use(staffChanging('programme'))
    .handler(async ({ context: { actor, services }, input }) => ({ id: await addSource(services, actor, input) })),

  setState: api.setState.use(staffChanging('programme')).handler(async ({ context: { actor, services }, input: { id, state } }) => {
    await setState(services, actor, id, state)
    return {}
  }),

  fetchNow: api.fetchNow.use(staffChanging('programme')).handler(async ({ context: { actor, services }, input: { id } }) => {
    await fetchNow(services, actor, id)
    return {}
  }),

  remove: api.remove.use(staffChanging('programme')).handler(async ({ context: { actor, services }, input: { id } }) => {
    await removeSource(services, actor, id)
    return {}
  }),

  curated: api.curated
    .use(staffReading('programme'))
    .handler(async ({ context: { services } }) => ({ items: await listCurated(services) })),

  saveCurated: api.saveCurated.use(staffChanging('programme')).handler(async ({ context: { actor, services }, input }) => {
    await changeCurated(services, actor, input)
    return {}
  }),

  removeCurated: api.removeCurated.use(staffChanging('programme')).handler(async ({ context: { actor, services }, input: { id } }) => {
    await takeOutCurated(services, actor, id)
    return {}
  }),
}
