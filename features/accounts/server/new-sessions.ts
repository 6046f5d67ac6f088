import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import { stringifySetCookie } from 'cookie'
import { type Configuration, isSecure } from '#platform/server/configuration.ts'
import { sessionCookieName, sessionLifetime } from './authentication.ts'
import { tokenHash } from './session-tokens.ts'

interface NewSession {
  /** What the database stores. */
  row: { id: string; token_hash: string; expiresAt: Date }
  /** The Set-Cookie header for a browser. */
  cookie: string
  /** For a shell: the token with its signature. */
  bearer: string
}

/** Makes sessions in the accounts library's format, since the library can't take part in our transactions. */
export const sessionMaker = (configuration: Configuration, secret: string) => (): NewSession => {
  const token = randomBytes(24).toString('base64url')
  const bearer = `${token}.${createHmac('sha256', secret).update(token).digest('base64')}`
  const secure = isSecure(configuration)
  return {
    row: { id: randomUUID(), token_hash: tokenHash(token), expiresAt: new Date(Date.now() + sessionLifetime * 1000) },
    bearer,
    cookie: stringifySetCookie(
      { name: sessionCookieName(secure), value: bearer, maxAge: sessionLifetime, path: '/', httpOnly: true, sameSite: 'lax', secure },
      { encode: encodeURIComponent },
    ),
  }
}
