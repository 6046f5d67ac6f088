import { stringifySetCookie } from 'cookie'
import type { IncomingHttpHeaders } from 'node:http'
import { type Configuration, isSecure } from '#platform/server/configuration.ts'

/** Beside the browsers' own, since it is never prolonged: it ends with the view that it is lent to, and what lasts is the shell's token. */
export const lentCookieName = (secure: boolean) => `${secure ? '__Secure-' : ''}esg.lent_session`

/** Lends a shell's session to its view, whose pages, pictures and downloads carry no header: the bearer token itself, until the view closes. */
export function lentCookie(configuration: Configuration, { authorization }: IncomingHttpHeaders): string | undefined {
  if (!authorization?.startsWith('Bearer ')) return undefined
  return lentCookieOf(configuration, authorization.slice('Bearer '.length))
}

/** Takes it back. */
export const endLentCookie = (configuration: Configuration): string => lentCookieOf(configuration, '', 0)

function lentCookieOf(configuration: Configuration, value: string, maxAge?: number): string {
  const secure = isSecure(configuration)
  return stringifySetCookie(
    { name: lentCookieName(secure), value, path: '/', httpOnly: true, sameSite: 'lax', secure, ...(maxAge !== undefined && { maxAge }) },
    { encode: encodeURIComponent },
  )
}
