import webPush from 'web-push'
import type { Reader } from '#platform/server/database/index.ts'
import { sharedSetting } from '#platform/server/instance-settings.ts'
import { Recent } from '#platform/server/recent.ts'

/** Base64url of an uncompressed point, and of a scalar, on P-256 (RFC 8292). */
export interface VapidKeys {
  publicKey: string
  privateKey: string
}

/** The community's keys, created on first use. Push services identify it by them, so they never change. */
export const vapidKeys = async (reader: Reader): Promise<VapidKeys> =>
  JSON.parse(await sharedSetting(reader, 'push.vapid', () => JSON.stringify(webPush.generateVAPIDKeys()))) as VapidKeys

/** How long a signature is valid (at most a day, RFC 8292, section 2), and how long it is reused, in seconds. */
const validFor = 12 * 60 * 60
const usedFor = 6 * 60 * 60
/** How many are cached; the oldest is dropped. */
const mostKept = 1_000
const signed = new Recent<string, { authorization: string; until: number }>(mostKept)

/**
 * A signed identification for one push service, reused for some hours as RFC 8292 (section 4.1) recommends.
 * @param origin of the service
 * @param subject the contact, as https or mailto
 */
export function authorizationFor(origin: string, subject: string, { publicKey, privateKey }: VapidKeys): string {
  const name = `${origin} ${subject} ${publicKey}`
  const now = Math.floor(Date.now() / 1000)
  const known = signed.get(name)
  if (known && known.until > now) return known.authorization
  const headers = webPush.getVapidHeaders(origin, subject, publicKey, privateKey, 'aes128gcm', now + validFor)
  signed.set(name, { authorization: headers.Authorization, until: now + usedFor })
  return headers.Authorization
}
