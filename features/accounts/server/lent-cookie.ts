import { stringifySetCookie } from 'cookie'
import type { IncomingHttpHeaders } from 'node:http'
import { type Configuration, isSecure } from '#platform/server/configuration.ts'

/** A separate cookie from the browsers', since it is never renewed: it expires with the shell's web view, while the shell's token lasts. */
export const lentCookieName = (secure: boolean) => `${secure ? '__Secure-' : ''}esg.lent_session`

/** Gives a shell's web view the bearer token as a cookie until it closes, since its pages, pictures and downloads send no header. */
export function lentCookie(configuration: Configuration, { authorization }: IncomingHttpHeaders): string | undefined {
  if (!authorization?.startsWith('Bearer ')) return undefined
  return lentCookieOf(configuration, authorization.slice('Bearer '.length))
}

/** Deletes the cookie. */
export const endLentCookie = (configuration: Configuration): string => lentCookieOf(configuration, '', 0)

function lentCookieOf(configuration: Configuration, value: string, maxAge?: number): string {
  const secure = isSecure(configuration)
  return stringifySetCookie(
    { name: lentCookieName(secure), value, path: '/', httpOnly: true, sameSite: 'lax', secure, ...(maxAge !== undefined && { maxAge }) },
    { encode: encodeURIComponent },
  )
}
