import { randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { parseCookie, stringifySetCookie } from 'cookie'
import type { Reader } from '#platform/server/database/index.ts'
import { tokenHashOf } from '../link-tokens.ts'
import { holderOf, insertToken } from './queries.ts'

/** 30 days, in seconds. */
const lifetime = 30 * 24 * 60 * 60

/** Browsers that need no code to sign in, recognised by a cookie. Unlike known devices, the server can end the trust in them. */
export interface TrustedDevices {
  isTrusted(reader: Reader, headers: IncomingHttpHeaders, memberId: string): Promise<boolean>
  /** @returns the Set-Cookie header */
  trust(reader: Reader, memberId: string): Promise<string>
}

export function trustedDevices(secure: boolean): TrustedDevices {
  const name = `${secure ? '__Secure-' : ''}esg.trusted_device`
  return {
    async isTrusted(reader, { cookie }, memberId) {
      const token = cookie && parseCookie(cookie)[name]
      return token ? (await holderOf(reader, 'device', tokenHashOf(token))) === memberId : false
    },
    async trust(reader, memberId) {
      const value = randomBytes(32).toString('base64url')
      const expires_at = new Date(Date.now() + lifetime * 1000)
      await insertToken(reader, { token_hash: tokenHashOf(value), member_id: memberId, kind: 'device', expires_at })
      return stringifySetCookie({ name, value, maxAge: lifetime, path: '/api', httpOnly: true, sameSite: 'lax', secure })
    },
  }
}
