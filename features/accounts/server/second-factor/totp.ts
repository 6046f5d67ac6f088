import { createHmac, timingSafeEqual } from 'node:crypto'

/** Time-based codes (RFC 6238) as all authenticator apps understand them: HMAC-SHA-1, six digits, 30 seconds. */

const period = 30
const digits = 6

/** The number of the 30 seconds around a time in milliseconds. */
export const stepAt = (time: number): number => Math.floor(time / 1000 / period)

export function codeAt(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', secret).update(counter).digest()
  const offset = digest.readUInt8(digest.length - 1) & 15
  const number = digest.readUInt32BE(offset) & 0x7fff_ffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/** The step that a code belongs to, at most one away from now because clocks differ. */
export function stepOf(secret: Buffer, code: string, now = Date.now()): number | undefined {
  const given = Buffer.from(code)
  if (given.length !== digits) return undefined
  const current = stepAt(now)
  const matching = [current - 1, current, current + 1].filter((step) => timingSafeEqual(Buffer.from(codeAt(secret, step)), given))
  return matching.at(-1)
}

interface AppEntry {
  /** The community's name. */
  site: string
  email: string
  key: string
}

/** What the QR code says to an authenticator app. */
export function appAddress({ site, email, key }: AppEntry): string {
  const parameters = { secret: key, issuer: site, algorithm: 'SHA1', digits: String(digits), period: String(period) }
  // Not URLSearchParams, because some apps show its plus signs instead of spaces.
  const query = Object.entries(parameters).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return `otpauth://totp/${encodeURIComponent(site)}:${encodeURIComponent(email)}?${query.join('&')}`
}
