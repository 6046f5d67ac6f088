import type { FastifyInstance, FastifyReply } from 'fastify'
import { refuseInvitationsPath } from '#features/joining/paths.ts'
import { isMailedInvitation, refuseInvitations } from '#features/joining/server/index.ts'
import { unsubscribePath } from '#features/notifications/paths.ts'
import { isUnsubscribeToken, unsubscribe } from '#features/notifications/server/index.ts'
import { Refusal } from '#platform/problems.ts'
import type { Services } from '#platform/server/services.ts'
import type { VisitorPage } from '../facts.ts'

interface LinkRequest {
  Params: { token: string }
}

/** What a link in emails turns off, with its three pages. */
interface OneClickLink {
  url: string
  isKnown: (services: Services, token: string) => Promise<boolean>
  /** @throws Refusal for a token that is not known */
  turnOff: (services: Services, token: string) => Promise<void>
  pages: { ask: VisitorPage; done: VisitorPage; invalid: VisitorPage }
}

const links: readonly OneClickLink[] = [
  {
    url: unsubscribePath(':token'),
    isKnown: isUnsubscribeToken,
    turnOff: unsubscribe,
    pages: { ask: 'unsubscribe', done: 'unsubscribed', invalid: 'unsubscribe-invalid' },
  },
  {
    url: refuseInvitationsPath(':token'),
    isKnown: isMailedInvitation,
    turnOff: refuseInvitations,
    pages: { ask: 'no-invitations', done: 'no-invitations-done', invalid: 'no-invitations-invalid' },
  },
]

/**
 * The links of emails that turn them off, without a session or scripts. Opening one only asks for confirmation, because scanners open every
 * link. The page's button posts to the same URL, like an email client's ("one click", RFC 8058), from any origin.
 */
export function oneClickPages(
  app: FastifyInstance,
  services: Services,
  show: (reply: FastifyReply, choose: () => Promise<VisitorPage>) => Promise<FastifyReply>,
): void {
  void app.register(async (routes) => {
    // The URL contains everything, so the posted body is ignored.
    routes.removeAllContentTypeParsers()
    routes.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 4096 }, (_request, _body, done) => done(null))
    routes.addHook('onSend', (_request, reply, payload, done) => {
      void reply.header('referrer-policy', 'no-referrer')
      done(null, payload)
    })

    for (const { url, isKnown, turnOff, pages } of links) {
      const invalid = (reply: FastifyReply): VisitorPage => {
        void reply.code(404)
        return pages.invalid
      }

      routes.get<LinkRequest>(url, ({ params }, reply) =>
        show(reply, async () => ((await isKnown(services, params.token)) ? pages.ask : invalid(reply))),
      )

      routes.post<LinkRequest>(url, { config: { fromAnywhere: true } }, ({ params }, reply) =>
        show(reply, async () => {
          try {
            await turnOff(services, params.token)
            return pages.done
          } catch (error) {
            if (error instanceof Refusal) return invalid(reply)
            throw error
          }
        }),
      )
    }
  })
}
