import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { emailLinkPath, resetPasswordPath } from '#features/accounts/paths.ts'
import { aboutPath } from '#features/community/paths.ts'
import { draftOf } from '#features/community/server/index.ts'
import { applicationLinkPath, invitationPath } from '#features/joining/paths.ts'
import { legalPath } from '#features/legal/paths.ts'
import { legalTexts } from '#features/legal/texts.ts'
import { changesArea, readsArea } from '#features/members/server/index.ts'
import { decisionLinkPath } from '#features/reports/paths.ts'
import { languages } from '#platform/language.ts'
import { inLanguage, landingPath } from '#platform/paths.ts'
import type { Actor } from '#platform/server/http/context.ts'
import { type PageSender, perReaderHeaders } from '#platform/server/http/page.ts'
import type { Services } from '#platform/server/services.ts'
import { audiences } from '../audiences.ts'
import type { VisitorPage } from '../facts.ts'
import { audiencePath } from '../paths.ts'
import { eventRoutes } from './event-routes.ts'
import { organisationRoutes } from './organisation-routes.ts'
import { oneClickPages } from './one-click-pages.ts'
import { indexedPages, pathOf } from './page-paths.ts'
import type { RenderVisitorPage } from './visitor-pages.ts'

/**
 * The addresses of the visitors' pages: the landing page, where members get the app, the pages for each kind of reader, the
 * legal texts, and the links in emails.
 */
export function visitorRoutes(
  app: FastifyInstance,
  services: Services,
  visitorPage: RenderVisitorPage,
  sender: PageSender<VisitorPage>,
): void {
  const { send, show, keepLanguage } = sender
  oneClickPages(app, services, (reply, choose) =>
    send(reply, { 'cache-control': 'private, no-store' }, async () => visitorPage(await choose(), reply.request)),
  )
  // These URLs contain tokens, which must not be passed on to anything the pages load.
  const tellsNobody = { 'cache-control': 'private, no-cache', 'referrer-policy': 'no-referrer' }
  app.get(resetPasswordPath(), (request, reply) => send(reply, tellsNobody, () => visitorPage('reset-password', request)))
  app.get(emailLinkPath(), (request, reply) => send(reply, tellsNobody, () => visitorPage('confirm-email', request)))
  app.get(applicationLinkPath(), (request, reply) => send(reply, tellsNobody, () => visitorPage('confirm-application', request)))
  app.get(invitationPath(), (request, reply) =>
    send(reply, tellsNobody, (actor) => visitorPage(actor ? 'about' : 'join', request, { member: actor?.id })),
  )
  app.get(decisionLinkPath(), (request, reply) => send(reply, tellsNobody, () => visitorPage('decision', request)))
  eventRoutes(app, services, visitorPage, sender)
  organisationRoutes(app, services, visitorPage, sender)
  app.get(landingPath(), (_request, reply) => show(reply, 'landing'))
  app.get<{ Querystring: { preview?: unknown } }>(aboutPath(), (request, reply) =>
    send(reply, perReaderHeaders, async (actor) => {
      const asks = request.query.preview !== undefined
      const preview = asks && actor && readsArea(actor, 'community') ? await draftOf(services, actor.id) : undefined
      return visitorPage('about', request, { member: actor?.id, preview })
    }),
  )
  for (const audience of audiences) {
    app.get(audiencePath(audience), (request, reply) =>
      send(reply, perReaderHeaders, (actor) => visitorPage(audience, request, { member: actor?.id })),
    )
  }
  for (const text of legalTexts) {
    app.get<{ Querystring: { version?: unknown } }>(legalPath(text), (request, reply) =>
      send(reply, perReaderHeaders, (actor) =>
        visitorPage(text, request, {
          member: actor?.id,
          isOperator: isOperator(actor),
          termsVersion: text === 'terms' ? versionIn(request.query.version) : undefined,
        }),
      ),
    )
  }
  // A page at one of these addresses sets the language, which later pages keep until the visitor chooses another.
  for (const language of languages) {
    for (const page of indexedPages) {
      const url = inLanguage(language, pathOf(page))
      const answer = (request: FastifyRequest, reply: FastifyReply) => {
        keepLanguage(reply, language)
        return send(reply, perReaderHeaders, (actor) =>
          visitorPage(page, request, { language, isAtLanguage: true, member: actor?.id, isOperator: isOperator(actor) }),
        )
      }
      for (const address of [url, `${url}/`]) app.get(address, answer)
    }
  }
}

const isOperator = (actor: Actor | undefined): actor is Actor => actor !== undefined && changesArea(actor, 'community')

/** The number of a version in an address; undefined for anything else. */
const versionIn = (value: unknown) => (typeof value === 'string' && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : undefined)
