import { randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { liveProtocols } from '#platform/live.ts'
import { Refusal, problems } from '#platform/problems.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import { actorOf } from './session.ts'
import { sessionById } from './queries.ts'
import { tokenHash } from './session-tokens.ts'
import { signatureOf, verified } from './signed-tokens.ts'
import { insertTicket, takeTicket } from './ticket-queries.ts'

/** Tickets are signed as well as stored, so that forged ones are refused without a database query. */
const purpose = 'live ticket '

/** Creates a short-lived ticket that opens one live socket for a session. @throws Refusal signedOut */
export const ticketMaker =
  (services: Services, secret: string) =>
  async ({ sessionId }: Actor): Promise<string> => {
    const token = randomBytes(24).toString('base64url')
    if (!(await insertTicket(services.database.kysely, { token_hash: tokenHash(token), session_id: sessionId })))
      throw new Refusal(problems.signedOut)
    return `${token}.${signatureOf(purpose + token, secret)}`
  }

/** The ticket in the headers of an upgrade, without a database query; `''` if its signature is invalid. */
export const ticketReader =
  (secret: string) =>
  (headers: IncomingHttpHeaders): string | undefined => {
    const offered = headers['sec-websocket-protocol']?.split(',').map((protocol) => protocol.trim())
    const ticket = offered?.find((protocol) => protocol.startsWith(liveProtocols.ticket))?.slice(liveProtocols.ticket.length)
    return ticket === undefined ? undefined : (verified(ticket, secret, purpose) ?? '')
  }

/** Uses up a ticket. @returns the member of its session, if that is still valid */
export const ticketSpender =
  (services: Services) =>
  async (ticket: string): Promise<Actor | undefined> => {
    const id = await takeTicket(services.database.kysely, tokenHash(ticket))
    return id === undefined ? undefined : actorOfSession(services, id)
  }

/** The member of a session as they are now, if it is still valid. */
export async function actorOfSession(services: Services, id: string): Promise<Actor | undefined> {
  const [session] = await sessionById(services.database.kysely, { id })
  return session && actorOf(services, session, () => null)
}
