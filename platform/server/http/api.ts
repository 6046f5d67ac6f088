import type { AnyContractRouter } from '@orpc/contract'
import { OpenAPIGenerator } from '@orpc/openapi'
import { OpenAPIHandler } from '@orpc/openapi/fastify'
import { type Router, onError } from '@orpc/server'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { problems } from '#platform/problems.ts'
import type { Configuration } from '../configuration.ts'
import type { Services } from '../services.ts'
import { answerTo, apiError, retryAfter } from './answers.ts'
import type { Actor, RequestContext } from './context.ts'
import { referencePage } from './reference-page.ts'
import { dataHeaders } from './security.ts'

/** Who asks, read from the request's cookie or bearer token; may renew the session's cookie through `setCookie`. */
export type ReadActor = (headers: Headers, setCookie: (value: string) => void) => Promise<Actor | undefined>

export type ApiRouter = Router<AnyContractRouter, RequestContext>

/** What a request is, in the terms of the rooms; upload and file routes use it too. */
export async function contextOf(
  services: Services,
  readActor: ReadActor,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<RequestContext> {
  const headers = new Headers()
  for (const name of ['cookie', 'authorization', 'user-agent', 'x-client-info', 'host']) {
    const value = request.headers[name]
    if (typeof value === 'string') headers.set(name, value)
  }
  const setCookie = (value: string) => void reply.header('set-cookie', value)
  return {
    services,
    actor: await readActor(headers, setCookie),
    request: {
      id: request.id,
      headers,
      address: request.ip,
      siteUrl: siteUrlOf(request, services.configuration),
      isShell: /^(electron|capacitor)\b/.test(headers.get('x-client-info') ?? ''),
    },
    setCookie,
  }
}

/** Only a configured address, or this machine's own, may get into links: anybody can send us any Host header. */
function siteUrlOf(request: FastifyRequest, { publicUrl, port }: Configuration): string {
  if (publicUrl) return publicUrl
  return /^(localhost|127\.0\.0\.1|\[::1\])$/.test(request.hostname) ? `${request.protocol}://${request.host}` : `http://localhost:${port}`
}

/** Serves the procedures below `/api`, their OpenAPI document, and a page to read it. */
export function apiRoutes(app: FastifyInstance, services: Services, router: ApiRouter, readActor: ReadActor): void {
  const secure = services.configuration.publicUrl?.startsWith('https:') ?? false
  const headers = dataHeaders(secure)

  const handler = new OpenAPIHandler<RequestContext>(router, {
    clientInterceptors: [
      onError((error, { context }) => {
        const { answer, isUnexpected } = answerTo(error)
        if (isUnexpected) services.log.error({ err: error, id: (context as RequestContext).request.id }, 'a procedure failed')
        throw answer
      }),
    ],
  })

  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })

  const document = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] }).generate(router, {
    info: { title: 'ESG Network', version: '1', description: 'Everything a client can ask of the server.' },
    servers: [{ url: '/api' }],
  })
  app.get('/openapi.json', async () => document)
  app.get('/', async (_request, reply) => {
    const page = referencePage(await document)
    return reply.header('content-security-policy', page.policy).type('text/html; charset=utf-8').send(page.html)
  })

  app.all('/*', async (request, reply) => {
    const context = await contextOf(services, readActor, request, reply)
    const { matched } = await handler.handle(request, reply, { prefix: '/api', context })
    if (!matched) return sendProblem(reply, apiError(problems.notFound))
    return reply
  })
}

/** Answers with a problem outside of a procedure, in the shape procedures use. */
export function sendProblem(reply: FastifyReply, answer: ReturnType<typeof apiError>): FastifyReply {
  const wait = retryAfter(answer)
  if (wait !== undefined) void reply.header('retry-after', wait)
  return reply.code(answer.status).type('application/json; charset=utf-8').send(JSON.stringify(answer.toJSON()))
}
