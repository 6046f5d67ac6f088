import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { eventPath, publicEventPath } from '#features/events/paths.ts'
import { organisationPath } from '#features/organisations/paths.ts'
import { publicOrganisation } from '#features/organisations/server/index.ts'
import { type Language, languages } from '#platform/language.ts'
import { inLanguage } from '#platform/paths.ts'
import { type PageSender, perReaderHeaders } from '#platform/server/http/page.ts'
import type { Services } from '#platform/server/services.ts'
import type { VisitorPage } from '../facts.ts'
import type { RenderVisitorPage } from './visitor-pages.ts'

/** Members' screens that have a page for visitors, too. */
export const screensWithVisitorPage: readonly string[] = [organisationPath('$slug'), publicEventPath('$id'), eventPath('$id')]

type SlugRequest = FastifyRequest<{ Params: { slug: string } }>

/**
 * The pages of organisations: members get the application, visitors the page of a public organisation. A previous slug leads to the current
 * one. Others look to visitors like any members' screen.
 */
export function organisationRoutes(
  app: FastifyInstance,
  { database }: Services,
  visitorPage: RenderVisitorPage,
  { send, show, serve, keepLanguage }: PageSender<VisitorPage>,
): void {
  const path = organisationPath(':slug')
  const find = (request: SlugRequest, reply: FastifyReply) =>
    serve('ordinary', request, reply, () => publicOrganisation(database.kysely, request.params.slug))

  async function moved(request: SlugRequest, reply: FastifyReply, current: string): Promise<boolean> {
    if (request.params.slug === current) return false
    const to = organisationPath(encodeURIComponent(current))
    // A previous slug may become the current one again, so browsers must ask every time.
    await reply.header('cache-control', 'no-cache').redirect(request.url.replace(/\/organisation\/[^/?]+\/?/, to), 301)
    return true
  }

  const answer = async (request: SlugRequest, reply: FastifyReply) => {
    const organisation = await find(request, reply)
    if (!organisation) return show(reply, 'sign-in')
    if (await moved(request, reply, organisation.slug)) return reply
    return show(reply, () => visitorPage('organisation', request, { organisation }))
  }

  const answerIn = (language: Language) => async (request: SlugRequest, reply: FastifyReply) => {
    const organisation = await find(request, reply)
    if (organisation && (await moved(request, reply, organisation.slug))) return reply
    keepLanguage(reply, language)
    return send(reply, perReaderHeaders, (actor) =>
      organisation
        ? visitorPage('organisation', request, { organisation, language, isAtLanguage: true, member: actor?.id })
        : visitorPage('sign-in', request, { language, member: actor?.id }),
    )
  }

  for (const url of [path, `${path}/`]) app.get(url, answer)
  for (const language of languages) app.get(inLanguage(language, path), answerIn(language))
}
