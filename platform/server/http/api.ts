import { wantedLanguage } from './language.ts'
import type { IncomingHttpHeaders } from 'node:http'
import { isIP } from 'node:net'
import { call } from '@orpc/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { Download } from '#platform/download.ts'
import { Refusal, problems } from '#platform/problems.ts'
import { networkOf } from '../addresses.ts'
import type { Configuration } from '../configuration.ts'
import { overloaded } from '../fair-queue.ts'
import type { Services } from '../services.ts'
import { siteUrlFor } from '../site-url.ts'
import { spend } from '../spend.ts'
import type { Admission } from './admission.ts'
import { type apiError, retryAfter } from './answers.ts'
import { batchRoute } from './batch.ts'
import { type Actor, type Credentials, type RequestContext, type RequestFacts, credentialsOf } from './context.ts'
import { openApiDocument } from './openapi.ts'
import { type ApiProcedure, type ApiRouter, guarded, proceduresOf, routeOf } from './procedures.ts'
import { referencePage } from './reference-page.ts'
import { dataHeaders } from './security.ts'
import type { Serve } from './serve.ts'
import { receiveUpload } from './upload.ts'

/** How requests are authenticated, from a cookie or a bearer token. */
export interface Identity {
  /** The name of the session's cookie. */
  sessionCookie: string
  /** The session token of a request, if we signed it; does not query anything. */
  tokenOf(headers: IncomingHttpHeaders): string | undefined
  /** The member of a valid session; may renew its cookie through `setCookie`. */
  readActor(sessionToken: string, credentials: Credentials, setCookie: (value: string) => void): Promise<Actor | undefined>
  /** Clears the cache of actors. */
  forgetActors(): void
}

/** How live connections are authenticated: like requests, or with a ticket. */
export interface LiveIdentity extends Pick<Identity, 'tokenOf' | 'readActor'> {
  /** The ticket offered by an upgrade, `''` if it is not one of ours; does not query anything. */
  ticketOf(headers: IncomingHttpHeaders): string | undefined
  /** Consumes a ticket. @returns the member of its session, if that is still valid */
  spendTicket(ticket: string): Promise<Actor | undefined>
  /** The member of a session as they are now, if it is still valid: a connection may outlast a role. */
  actorOfSession(id: string): Promise<Actor | undefined>
}

export const serving = (
  services: Services,
  { tokenOf, readActor, forgetActors }: Identity,
  { admit, askerOf, remember }: Admission,
): Serve =>
  async function serve(load, request, reply, work) {
    const setCookie = (value: string) => void reply.header('set-cookie', value)
    const facts = requestFacts(request, services.configuration)
    const token = tokenOf(facts.raw)
    return admit(load, askerOf(token, request.ip), async () => {
      // The client has disconnected.
      if (request.socket.destroyed) throw overloaded
      const signedIn = token === undefined ? undefined : await readActor(token, facts, setCookie)
      if (token !== undefined && signedIn) remember(token, signedIn.id)
      const actor = isOfPage(signedIn, facts.raw) ? signedIn : undefined
      return work({ services, actor, request: facts, setCookie, forgetActors })
    })
  }

/** An open page must not go on as another member, who has signed in in the same browser since. Clients without a page send no header. */
const isOfPage = (actor: Actor | undefined, { 'x-page-member': member }: IncomingHttpHeaders) =>
  member === undefined || member === actor?.id

function requestFacts(request: FastifyRequest, configuration: Configuration): RequestFacts {
  return {
    id: request.id,
    raw: request.headers,
    get headers() {
      return credentialsOf(request.headers).headers
    },
    get address() {
      if (isIP(request.ip) === 0) throw new Refusal(problems.unknownAddress)
      return request.ip
    },
    get network() {
      return isIP(request.ip) === 0 ? undefined : networkOf(request.ip)
    },
    get siteUrl() {
      return siteUrlFor(request, configuration)
    },
    get isShell() {
      return /^(electron|capacitor)\b/.test(String(request.headers['x-client-info'] ?? ''))
    },
    get language() {
      return wantedLanguage(request.headers)
    },
  }
}

/** Serves the procedures below `/api`, their OpenAPI document and a readable reference. */
export function apiRoutes(app: FastifyInstance, router: ApiRouter, sessionCookie: string, serve: Serve): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(dataHeaders)
    done()
  })

  const procedures = proceduresOf(router)
  // Made when somebody reads it first, not at each start: it takes a while.
  let made: Promise<{ document: string; page: ReturnType<typeof referencePage> }> | undefined
  const reference = () =>
    (made ??= openApiDocument(router, procedures, sessionCookie).then((document) => ({
      document: JSON.stringify(document),
      page: referencePage(document),
    })))
  app.get('/openapi.json', async (request, reply) => {
    const { document } = await serve('ordinary', request, reply, reference)
    return reply.type('application/json; charset=utf-8').send(document)
  })
  app.get('/', async (request, reply) => {
    const { page } = await serve('ordinary', request, reply, reference)
    return reply.header('content-security-policy', page.policy).type('text/html; charset=utf-8').send(page.html)
  })

  const countUpload = new RateLimiterMemory(uploadsOfMember)
  for (const procedure of procedures) procedureRoute(app, procedure, { serve, countUpload })
  batchRoute(app, serve)
  // Otherwise it would be handled as a page.
  app.all('/*', () => {
    throw new Refusal(problems.notFound)
  })
}

/** How many uploads a member may start within how many seconds. */
const uploadsOfMember = { points: 30, duration: 10 * 60 }

/**
 * Registers a procedure as a Fastify route according to its OpenAPI operation: input from path and query, or path and JSON body. Fastify's
 * router and parser take a third of the time of oRPC's generic handler.
 */
function procedureRoute(
  app: FastifyInstance,
  procedure: ApiProcedure,
  { serve, countUpload: countAll }: { serve: Serve; countUpload: RateLimiterMemory },
): void {
  const { method, path, meta, hasInput } = routeOf(procedure)
  const own = meta.upload?.inTenMinutes
  const countUpload = own === undefined ? countAll : new RateLimiterMemory({ ...uploadsOfMember, points: own })
  const callable = guarded(procedure)
  const load = meta.upload ? 'upload' : (meta.load ?? 'ordinary')
  const rest = /\{\+(\w+)\}$/.exec(path)?.[1]

  /** A parameter that matches the rest of the path is Fastify's `*`. */
  const pathOf = (request: FastifyRequest) =>
    rest ? { [rest]: (request.params as { '*': string })['*'] } : (request.params as Record<string, string>)

  async function outputOf(request: FastifyRequest, context: RequestContext): Promise<unknown> {
    const given = meta.upload ? await receiveUpload(request, meta.upload) : method === 'GET' ? request.query : request.body
    return call(callable, hasInput ? { ...(given as object), ...pathOf(request) } : undefined, { context })
  }

  app.route({
    method,
    url: path.replace(/\{\+\w+\}$/, '*').replace(/\{(\w+)\}/g, ':$1'),
    config: { isQuestion: method === 'GET' ? load === 'ordinary' || load === 'heavy' : meta.isQuestion === true },
    handler: async (request, reply) => {
      const output = await serve<unknown>(load, request, reply, async (context) => {
        if (!meta.isOpen && !context.actor) throw new Refusal(meta.upload?.problems.signedOut ?? problems.signedOut)
        if (!meta.isOpen && !meta.whileLeaving && context.actor?.isLeaving) throw new Refusal(problems.leaving)
        if (!meta.isOpen && !meta.whileLeaving && !meta.beforeTerms && context.actor?.owesTerms) throw new Refusal(problems.termsDue)
        if (meta.upload) await spend(countUpload, context.actor?.id ?? context.request.address)
        return outputOf(request, context)
      })
      if (output instanceof Download)
        return reply
          .code(output.status)
          .headers(output.headers)
          .send(output.body ?? undefined)
      return reply.type('application/json; charset=utf-8').send(JSON.stringify(output))
    },
  })
}

/** Sends a problem outside a procedure, in the same format. */
export function sendProblem(reply: FastifyReply, answer: ReturnType<typeof apiError>): FastifyReply {
  const wait = retryAfter(answer)
  if (wait !== undefined) void reply.header('retry-after', wait)
  return reply.code(answer.status).type('application/json; charset=utf-8').send(JSON.stringify(answer.toJSON()))
}
