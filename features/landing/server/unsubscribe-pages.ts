import type { FastifyInstance, FastifyReply } from 'fastify'
import { unsubscribePath } from '#features/notifications/paths.ts'
import { Refusal } from '#platform/problems.ts'
import type { Services } from '#platform/server/services.ts'
import { isUnsubscribeToken, unsubscribe } from '#features/notifications/server/index.ts'
import type { VisitorPage } from '../facts.ts'

interface LinkRequest {
  Params: { token: string }
}

/**
 * The unsubscribe link of emails, without a session or scripts. Opening it only asks for confirmation, because scanners open every link.
 * The page's button posts to the same URL, like an email client's ("one click", RFC 8058), from any origin.
 */
export function unsubscribePages(
  app: FastifyInstance,
  services: Services,
  show: (reply: FastifyReply, choose: () => Promise<VisitorPage>) => Promise<FastifyReply>,
): void {
  const url = unsubscribePath(':token')

  void app.register(async (pages) => {
    // The URL contains everything, so the posted body is ignored.
    pages.removeAllContentTypeParsers()
    pages.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 4096 }, (_request, _body, done) => done(null))
    pages.addHook('onSend', (_request, reply, payload, done) => {
      void reply.header('referrer-policy', 'no-referrer')
      done(null, payload)
    })

    const invalid = (reply: FastifyReply): VisitorPage => {
      void reply.code(404)
      return 'unsubscribe-invalid'
    }

    pages.get<LinkRequest>(url, ({ params }, reply) =>
      show(reply, async () => ((await isUnsubscribeToken(services, params.token)) ? 'unsubscribe' : invalid(reply))),
    )

    pages.post<LinkRequest>(url, { config: { fromAnywhere: true } }, ({ params }, reply) =>
      show(reply, async () => {
        try {
          await unsubscribe(services, params.token)
          return 'unsubscribed'
        } catch (error) {
          if (error instanceof Refusal) return invalid(reply)
          throw error
        }
      }),
    )
  })
}
