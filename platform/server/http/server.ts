import { randomUUID } from 'node:crypto'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import multipart from '@fastify/multipart'
import underPressure from '@fastify/under-pressure'
import fastify, { type FastifyInstance } from 'fastify'
import { problems } from '#platform/problems.ts'
import { type Configuration, isSecure } from '../configuration.ts'
import type { Services } from '../services.ts'
import { answerTo, apiError } from './answers.ts'
import type { Admission } from './admission.ts'
import { type Identity, apiRoutes, sendProblem, serving } from './api.ts'
import type { ApiRouter } from './procedures.ts'
import type { Serve } from './serve.ts'
import { operationRoutes } from './operations.ts'
import { everyAnswersHeaders, refuseForeignChange } from './security.ts'

interface HttpServerParts {
  router: ApiRouter
  identity: Identity
  admission: Admission
  /** Serves everything except the API: pages and their assets. */
  pages: (app: FastifyInstance, serve: Serve) => Promise<void>
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Other sites may request this too, because it does not depend on cookies. */
    fromAnywhere?: boolean
  }
}

/** JSON bodies are small: the largest is a profile. Uploads have separate limits. */
const bodyLimit = 256 * 1024

export async function httpServer(services: Services, { router, identity, admission, pages }: HttpServerParts): Promise<FastifyInstance> {
  const { configuration, log } = services
  const headers = everyAnswersHeaders(isSecure(configuration))
  const app = fastify({
    bodyLimit,
    trustProxy: trustOf(configuration.trustProxy),
    logger: false,
    forceCloseConnections: 'idle',
    requestTimeout: 60_000,
    // Ignore other upgrades, such as h2c.
    http: { shouldUpgradeCallback: (request) => request.headers.upgrade?.toLowerCase() === 'websocket' },
    genReqId: () => randomUUID(),
    // For malformed URLs, which fail before routing.
    frameworkErrors(error, request, reply) {
      void reply.headers(headers)
      if (request.headers.accept?.includes('text/html')) void reply.redirect(readableAddress(request.url), 303)
      else sendProblem(reply, answerTo(error).answer)
    },
  })
  const serve = serving(services, identity, admission)

  app.setErrorHandler((error, request, reply) => {
    const { answer, isUnexpected } = answerTo(error)
    // A client that disconnected, during its request or the response, is not our error.
    const isGone = request.raw.readableAborted || request.raw.socket.destroyed
    if (isUnexpected && !isGone) log.error({ err: error, id: request.id }, 'a request failed')
    return sendProblem(reply, answer)
  })
  app.setNotFoundHandler((_request, reply) => sendProblem(reply, apiError(problems.notFound)))
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(headers).header('x-request-id', request.id)
    if (!request.routeOptions.config.fromAnywhere) refuseForeignChange(request, configuration.publicUrl)
    done()
  })

  await app.register(underPressure, {
    maxEventLoopDelay: configuration.overloadDelay,
    pressureHandler: (_request, reply) => void sendProblem(reply, apiError(problems.overloaded)),
  })
  await app.register(multipart)
  await app.register(compress, { global: false, brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } } })
  operationRoutes(app, services, admission)
  await app.register(async (api) => apiRoutes(api, router, identity.sessionCookie, serve), { prefix: '/api' })
  await pages(app, serve)
  return app
}

/** Escapes malformed %-sequences, so that a malformed URL gets the ordinary "not found" page. */
const readableAddress = (address: string) => `/${address.replace(/^[/\\]+/, '').replaceAll('%', '%25')}`

/** For Fastify, where numbers do not trust anyone: proxies are counted from the connection, whatever their addresses. */
function trustOf(proxies: Configuration['trustProxy']) {
  return typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : [...proxies]
}
