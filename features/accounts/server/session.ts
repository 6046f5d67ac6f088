import type { IncomingHttpHeaders } from 'node:http'
import { parseCookie } from 'cookie'
import { type Configuration, isSecure } from '#platform/server/configuration.ts'
import { wantedLanguage } from '#platform/server/http/language.ts'
import type { Language } from '#platform/language.ts'
import { Recent } from '#platform/server/recent.ts'
import type { Services } from '#platform/server/services.ts'
import type { Actor, Credentials } from '#platform/server/http/context.ts'
import type { Authentication } from './authentication.ts'
import { isRenewalDue, sessionCookieName } from './authentication.ts'
import { lentCookieName } from './lent-cookie.ts'
import { openProfileOf } from './open-profile.ts'
import type { KnownSessions } from './known-sessions.ts'
import type { SessionRow } from './queries.ts'
import { recordUse } from './session-queries.ts'
import { tokenHash } from './session-tokens.ts'
import { verified } from './signed-tokens.ts'

/** How many verified signatures are cached. Whether the session is still valid is checked every time. */
const maxCachedSignatures = 10_000

/**
 * Finds the session's token in the session cookie, a shell's bearer token or the cookie lent to its view (each `token.signature`, the
 * signature being the base64 HMAC-SHA256 of the token).
 */
export function tokenReader(configuration: Configuration, secret: string) {
  const secure = isSecure(configuration)
  const known = new Recent<string, string>(maxCachedSignatures)

  return (headers: IncomingHttpHeaders): string | undefined => {
    const signed = credentialIn(headers, secure)?.signed
    if (signed === undefined) return undefined
    const token = known.get(signed) ?? verified(signed, secret)
    if (token !== undefined && !known.has(signed)) known.set(signed, token)
    return token
  }
}

/** Finds the member of a session. Runs on every request, so the library's slower reader is used only for renewal. */
export function actorReader(services: Services, authentication: Authentication, sessions: KnownSessions) {
  return async (token: string, request: Credentials, setCookie: (value: string) => void): Promise<Actor | undefined> => {
    const session = await sessions.find(token)
    if (!session) return undefined

    if (session.is_use_due) await trackUse(services, token, request)
    if (isRenewalDue(session.expiresAt)) await renew(authentication, request, setCookie, services)
    return actorOf(services, session, () => wantedLanguage(request.raw))
  }
}

/** @param language the requester's, saved for members who have none yet */
export async function actorOf(services: Services, session: SessionRow, language: () => Language | null): Promise<Actor> {
  const { user_type, role } = session.user_type && session.role ? session : await openProfileOf(services, session.userId, language())
  return {
    id: session.userId,
    sessionId: session.id,
    user_type: user_type ?? 'startup',
    role: role ?? 'member',
    isLeaving: session.is_leaving,
    owesTerms: session.owes_terms,
    owesFactor: session.owes_factor,
  }
}

interface Credential {
  signed: string
  /** Whether it is a browser's cookie, which is renewed with the session. */
  isCookie: boolean
}

function credentialIn({ authorization, cookie }: IncomingHttpHeaders, secure: boolean): Credential | undefined {
  if (authorization?.startsWith('Bearer ')) return { signed: authorization.slice('Bearer '.length), isCookie: false }
  if (!cookie) return undefined
  const { [sessionCookieName(secure)]: own, [lentCookieName(secure)]: lent } = parseCookie(cookie)
  if (own) return { signed: own, isCookie: true }
  return lent ? { signed: lent, isCookie: false } : undefined
}

/** The request's headers for the accounts library, which only reads sessions from cookies: a shell's token becomes one. */
export function libraryHeaders(request: Credentials, configuration: Configuration): Headers {
  const { headers } = request
  const secure = isSecure(configuration)
  const credential = credentialIn(request.raw, secure)
  if (credential) headers.set('cookie', `${sessionCookieName(secure)}=${encodeURIComponent(credential.signed)}`)
  return headers
}

/** Records when and from where the session is used (sockets don't provide this). A failure must not fail the request. */
async function trackUse({ database, log }: Services, token: string, { network }: Credentials) {
  if (network === undefined) return
  try {
    await recordUse(database.kysely, { token_hash: tokenHash(token), from: network })
  } catch (error) {
    log.warn({ err: error }, 'could not record the use of a session')
  }
}

/** Renews the session, and a browser's cookie with it. After a failure the next request tries again. */
async function renew(
  authentication: Authentication,
  request: Credentials,
  setCookie: (value: string) => void,
  { log, configuration }: Services,
) {
  try {
    const headers = libraryHeaders(request, configuration)
    const { headers: answered } = await authentication.api.getSession({ headers, returnHeaders: true })
    if (credentialIn(request.raw, isSecure(configuration))?.isCookie) for (const value of answered.getSetCookie()) setCookie(value)
  } catch (error) {
    log.warn({ err: error }, 'could not renew a session')
  }
}
