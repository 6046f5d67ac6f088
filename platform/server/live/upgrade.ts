import { type IncomingMessage, STATUS_CODES, type Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type ServerOptions, type WebSocket, WebSocketServer } from 'ws'
import { livePath, liveProtocols } from '#platform/live.ts'
import { type Problem, Refusal, problems } from '#platform/problems.ts'
import { answerTo, apiError, retryAfter } from '../http/answers.ts'
import type { Admission } from '../http/admission.ts'
import type { LiveIdentity } from '../http/api.ts'
import { type Actor, credentialsOf } from '../http/context.ts'
import { refuseForeignOrigin } from '../http/security.ts'
import { overloaded } from '../fair-queue.ts'
import type { Services } from '../services.ts'

interface UpgradeParts {
  server: Server
  services: Pick<Services, 'configuration' | 'log'>
  identity: LiveIdentity
  admission: Admission
  /** Why connections are currently refused. */
  closed(): Problem | undefined
  /** Whether the connection is within the allowance. */
  mayOpen(asker: string): boolean
  accept(socket: WebSocket, actor: Actor): void
}

const options: ServerOptions & { closeTimeout: number } = {
  noServer: true,
  clientTracking: false,
  perMessageDeflate: false,
  maxPayload: 64 * 1024,
  // The ticket is sent as a subprotocol too, and must not be echoed.
  handleProtocols: (offered) => offered.has(liveProtocols.plain) && liveProtocols.plain,
  // Cuts off clients that do not respond to a close, in milliseconds.
  closeTimeout: 2_000,
}

/** Accepts WebSockets of signed-in members at our path, and responds to everything else over HTTP. */
export function upgradeSockets({ server, services, identity, admission, closed, mayOpen, accept }: UpgradeParts): void {
  const sockets = new WebSocketServer(options)
  // Only set while ws builds its response, which is synchronous.
  let cookies: string[] = []
  sockets.on('headers', (headers) => headers.push(...cookies.map((cookie) => `Set-Cookie: ${cookie}`)))

  async function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer) {
    const renewed: string[] = []
    const actor = await admitted(request, (cookie) => renewed.push(cookie))
    cookies = renewed
    sockets.handleUpgrade(request, socket, head, (open) => accept(open, actor))
  }

  async function admitted(request: IncomingMessage, setCookie: (cookie: string) => void): Promise<Actor> {
    refuseWhileClosed(closed())
    refuseForeignOrigin(request.headers, services.configuration.publicUrl)
    const ticket = identity.ticketOf(request.headers)
    const token = identity.tokenOf(request.headers)
    const name = ticket ?? token
    if (!name) throw new Refusal(problems.signedOut)
    const asker = admission.askerOf(name, '')
    if (!mayOpen(asker)) throw overloaded
    const actor = await admission.admit('live', asker, async () => {
      const named = token === undefined ? undefined : await identity.readActor(token, credentialsOf(request.headers), setCookie)
      if (ticket === undefined) return named
      const holder = await identity.spendTicket(ticket)
      // A ticket must not belong to another session than the cookie.
      return named && named.sessionId !== holder?.sessionId ? undefined : holder
    })
    if (!actor) throw new Refusal(problems.signedOut)
    if (actor.isLeaving) throw new Refusal(problems.leaving)
    if (actor.owesTerms) throw new Refusal(problems.termsDue)
    if (token !== undefined) admission.remember(token, actor.id)
    refuseWhileClosed(closed())
    return actor
  }

  server.on('upgrade', (request, socket, head) => {
    const isOurs = request.url?.split('?')[0] === livePath
    // In development, Vite has its own sockets.
    if (!isOurs && server.listenerCount('upgrade') > 1) return
    socket.on('error', () => socket.destroy())
    if (!isOurs) return refuse(socket, apiError(problems.notFound))
    upgrade(request, socket, head).catch((error: unknown) => {
      const { answer, isUnexpected } = answerTo(error)
      if (isUnexpected) services.log.error({ err: error }, 'a live connection could not be opened')
      refuse(socket, answer)
    })
  })
}

function refuseWhileClosed(reason: Problem | undefined) {
  if (reason) throw new Refusal(reason)
}

function refuse(socket: Duplex, answer: ReturnType<typeof apiError>): void {
  const body = JSON.stringify(answer.toJSON())
  const wait = retryAfter(answer)
  const lines = [
    `HTTP/1.1 ${answer.status} ${STATUS_CODES[answer.status]}`,
    'Connection: close',
    'Cache-Control: no-store',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...(wait === undefined ? [] : [`Retry-After: ${wait}`]),
  ]
  socket.once('finish', () => socket.destroy())
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`)
}
