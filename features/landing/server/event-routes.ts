import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { eventPath, publicEventPath } from '#features/events/paths.ts'
import { publicEvent } from '#features/events/server/index.ts'
import { type Language, languages } from '#platform/language.ts'
import { inLanguage } from '#platform/paths.ts'
import { type PageSender, perReaderHeaders } from '#platform/server/http/page.ts'
import type { Services } from '#platform/server/services.ts'
import type { VisitorPage } from '../facts.ts'
import type { RenderVisitorPage } from './visitor-pages.ts'

type EventRequest = FastifyRequest<{ Params: { id: string } }>

/**
 * The pages of events to share: members get the application, visitors the page of a public event. Other events and unknown ones are not
 * found, and the page lets members sign in, whether or not the event exists.
 */
export function eventRoutes(
  app: FastifyInstance,
  { database }: Services,
  visitorPage: RenderVisitorPage,
  { send, show, keepLanguage }: PageSender<VisitorPage>,
): void {
  const path = publicEventPath(':id')
  const find = (request: EventRequest) => publicEvent(database.kysely, request.params.id)

  const answer = (otherwise: 200 | 404) => (request: EventRequest, reply: FastifyReply) =>
    show(reply, async () => {
      const event = await find(request)
      if (event) return visitorPage('event', request, { event })
      void reply.code(otherwise)
      return visitorPage('sign-in', request)
    })

  const answerIn = (language: Language) => (request: EventRequest, reply: FastifyReply) => {
    keepLanguage(reply, language)
    return send(reply, perReaderHeaders, async (actor) => {
      const event = await find(request)
      if (event) return visitorPage('event', request, { event, language, isAtLanguage: true, member: actor?.id })
      void reply.code(404)
      return visitorPage('sign-in', request, { language, member: actor?.id })
    })
  }

  for (const url of [path, `${path}/`]) app.get(url, answer(404))
  // The members' address, which they may pass on, too.
  const screen = eventPath(':id')
  for (const url of [screen, `${screen}/`]) app.get(url, answer(200))
  for (const language of languages) app.get(inLanguage(language, path), answerIn(language))
}
