import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { parseCookie, stringifySetCookie } from 'cookie'

/** A year, in seconds. Browsers keep cookies for 400 days at most. */
const lifetime = 365 * 24 * 60 * 60

/** Recognises devices that have signed in to an account before, by a cookie that grants no access and doesn't reveal the account. */
export interface KnownDevices {
  /** The name of the requesting device, if it has signed in to the account of this address before. */
  nameOf(headers: IncomingHttpHeaders, email: string): string | undefined
  /** The Set-Cookie header for a device that has just signed in. */
  cookieFor(email: string): string
}

/** The cookie is `name.signature`: a random name, and the base64url HMAC-SHA256 of the name and the address. */
export function knownDevices(secret: string, secure: boolean): KnownDevices {
  const cookieName = `${secure ? '__Secure-' : ''}esg.device`
  const signatureOf = (name: string, email: string) => createHmac('sha256', secret).update(`device ${name} ${email}`).digest()

  return {
    nameOf({ cookie }, email) {
      const [name, signature] = (cookie && parseCookie(cookie)[cookieName]?.split('.')) || []
      if (!name || !signature) return undefined
      const expected = signatureOf(name, email)
      const given = Buffer.from(signature, 'base64url')
      return given.length === expected.length && timingSafeEqual(given, expected) ? name : undefined
    },
    cookieFor(email) {
      const name = randomBytes(16).toString('base64url')
      const value = `${name}.${signatureOf(name, email).toString('base64url')}`
      return stringifySetCookie({ name: cookieName, value, maxAge: lifetime, path: '/api', httpOnly: true, sameSite: 'lax', secure })
    },
  }
}
