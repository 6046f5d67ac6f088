import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { parseCookie } from 'cookie'
import type { Configuration } from '#platform/server/configuration.ts'
import { wantedLanguage } from '#platform/server/http/language.ts'
import type { Services } from '#platform/server/services.ts'
import type { Actor, Credentials } from '#platform/server/http/context.ts'
import type { Authentication } from './authentication.ts'
import { isSecure, sessionCookieName, sessionLifetime, sessionRenewal } from './authentication.ts'
import { openProfileOf } from './open-profile.ts'
import { sessionByToken } from './queries.ts'
import { recordUse } from './session-queries.ts'
import { tokenHash } from './session-tokens.ts'

/**
 * Finds the session's token in the session cookie or a shell's bearer token (`token.signature`, the signature being the base64 HMAC-SHA256
 * of the token).
 */
export function tokenReader(configuration: Configuration, secret: string) {
  const cookieName = sessionCookieName(isSecure(configuration))

  return (headers: IncomingHttpHeaders): string | undefined => {
    const signed = signedToken(headers, cookieName)
    return signed && verified(signed, secret)
  }
}

/** Tells whose a session is. Read on every request, so the library's own slower reader serves renewal only. */
export function actorReader(services: Services, authentication: Authentication) {
  return async (token: string, request: Credentials, setCookie: (value: string) => void): Promise<Actor | undefined> => {
    const [session] = await sessionByToken(services.database.kysely, { token_hash: tokenHash(token) })
    if (!session) return undefined

    if (session.is_use_due) await noteUse(services, token, request)
    const age = sessionLifetime - (session.expiresAt.getTime() - Date.now()) / 1000
    if (age > sessionRenewal) await renew(authentication, libraryHeaders(request, services.configuration), setCookie, services)
    const { user_type, role } =
      session.user_type && session.role ? session : await openProfileOf(services, session.userId, wantedLanguage(request.raw))
    return {
      id: session.userId,
      sessionId: session.id,
      user_type: user_type ?? 'startup',
      role: role ?? 'member',
      isLeaving: session.is_leaving,
    }
  }
}

function signedToken({ authorization, cookie }: IncomingHttpHeaders, cookieName: string): string | undefined {
  if (authorization?.startsWith('Bearer ')) return authorization.slice('Bearer '.length)
  return cookie ? parseCookie(cookie)[cookieName] : undefined
}

/** What the accounts library is shown of a request: it knows sessions by cookie only, so a shell's token becomes one. */
export function libraryHeaders(request: Credentials, configuration: Configuration): Headers {
  const { headers } = request
  const cookieName = sessionCookieName(isSecure(configuration))
  const signed = signedToken(request.raw, cookieName)
  if (signed) headers.set('cookie', `${cookieName}=${encodeURIComponent(signed)}`)
  return headers
}

function verified(signed: string, secret: string): string | undefined {
  const dot = signed.lastIndexOf('.')
  if (dot < 1) return undefined
  const token = signed.slice(0, dot)
  const expected = createHmac('sha256', secret).update(token).digest()
  const given = Buffer.from(signed.slice(dot + 1), 'base64')
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : undefined
}

/** Writes down when and from where the session is used. Sockets do not say; a failure keeps nobody from what they came for. */
async function noteUse({ database, log }: Services, token: string, { network }: Credentials) {
  if (network === undefined) return
  try {
    await recordUse(database.kysely, { token_hash: tokenHash(token), from: network })
  } catch (error) {
    log.warn({ err: error }, 'the use of a session could not be written down')
  }
}

/** Prolongs the session and its cookie. A failure leaves the session as it is: the next request tries again. */
async function renew(authentication: Authentication, headers: Headers, setCookie: (value: string) => void, { log }: Services) {
  try {
    const { headers: answered } = await authentication.api.getSession({ headers, returnHeaders: true })
    for (const value of answered.getSetCookie()) setCookie(value)
  } catch (error) {
    log.warn({ err: error }, 'a session could not be renewed')
  }
}
