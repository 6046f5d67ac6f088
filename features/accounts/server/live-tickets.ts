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

/** A ticket is signed as well as kept, so that made-up ones are refused before anything is looked up. */
const purpose = 'live ticket '

/** A ticket that opens one live socket as this session, soon. @throws Refusal signedOut */
export const ticketMaker =
  (services: Services, secret: string) =>
  async ({ sessionId }: Actor): Promise<string> => {
    const token = randomBytes(24).toString('base64url')
    if (!(await insertTicket(services.database.kysely, { token_hash: tokenHash(token), session_id: sessionId })))
      throw new Refusal(problems.signedOut)
    return `${token}.${signatureOf(purpose + token, secret)}`
  }

/** The ticket that an upgrade offers, if it was made here; nothing is looked up. `''` is one that was not. */
export const ticketReader =
  (secret: string) =>
  (headers: IncomingHttpHeaders): string | undefined => {
    const offered = headers['sec-websocket-protocol']?.split(',').map((protocol) => protocol.trim())
    const ticket = offered?.find((protocol) => protocol.startsWith(liveProtocols.ticket))?.slice(liveProtocols.ticket.length)
    return ticket === undefined ? undefined : (verified(ticket, secret, purpose) ?? '')
  }

/** Uses up a ticket. @returns whose session it was given, if that stands */
export const ticketSpender =
  (services: Services) =>
  async (ticket: string): Promise<Actor | undefined> => {
    const { kysely } = services.database
    const id = await takeTicket(kysely, tokenHash(ticket))
    const [session] = id === undefined ? [] : await sessionById(kysely, { id })
    return session && actorOf(services, session, () => null)
  }
