import { createReadStream } from 'node:fs'
import { implement } from '@orpc/server'
import { Download } from '#platform/download.ts'
import { Refusal, problems } from '#platform/problems.ts'
import { type RequestContext, signedIn } from '#platform/server/http/context.ts'
import { staffChanging, staffReading } from '#features/members/server/index.ts'
import { knowledgeContract } from '../contract.ts'
import { libraryIn } from './library.ts'
import { listResources, removeResource, saveResource } from './resources.ts'
import { searchArticles } from './search-articles.ts'
import { listWebinars, removeWebinar, saveWebinar } from './webinars.ts'

const open = implement(knowledgeContract).$context<RequestContext>()
const api = open.use(signedIn)
const readers = open.use(staffReading('programme'))
const managers = open.use(staffChanging('programme'))

export const knowledgeHandlers = {
  articles: api.articles.handler(({ context }) => ({ items: [...libraryIn(context.request.language).articles] })),

  article: api.article.handler(({ context, input }) => {
    const { articles } = libraryIn(context.request.language)
    const at = articles.findIndex(({ slug }) => slug === input.slug)
    const [previous = null, article = null, next = null] = at < 0 ? [] : [articles[at - 1], articles[at], articles[at + 1]]
    return { article, previous, next }
  }),

  search: api.search.handler(({ context, input }) => ({
    items: searchArticles(libraryIn(context.request.language).articles, input.query),
  })),

  file: api.file.handler(({ context, input }) => {
    const file = libraryIn(context.request.language).files.get(input.name)
    if (!file) throw new Refusal(problems.notFound)
    return new Download(createReadStream(file.path), {
      'content-type': file.contentType,
      'content-length': file.bytes,
      'content-disposition': `attachment; filename="${input.name}"`,
      'cache-control': 'private, no-cache',
    })
  }),

  webinars: api.webinars.handler(({ context: { actor, services }, input: { when, group_id: group, ...request } }) =>
    listWebinars(services.database.kysely, group ? { group, viewer: actor.id } : 'everybody', when, request),
  ),

  resources: api.resources.handler(({ context: { actor, services }, input }) => listResources(services.database.kysely, actor, input)),

  saveResource: api.saveResource.handler(async ({ context: { actor, services }, input }) => {
    await saveResource(services, actor, input)
    return {}
  }),

  removeResource: api.removeResource.handler(async ({ context: { actor, services }, input }) => {
    await removeResource(services, actor, input)
    return {}
  }),

  managedWebinars: readers.managedWebinars.handler(({ context: { services }, input: { when, ...request } }) =>
    listWebinars(services.database.kysely, 'all', when, request),
  ),

  saveWebinar: managers.saveWebinar.handler(async ({ context: { actor, services }, input }) => {
    await saveWebinar(services, actor, input)
    return {}
  }),

  removeWebinar: managers.removeWebinar.handler(async ({ context: { actor, services }, input }) => {
    await removeWebinar(services, actor, input.id)
    return {}
  }),
}
