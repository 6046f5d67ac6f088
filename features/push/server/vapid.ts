import webPush from 'web-push'
import type { Reader } from '#platform/server/database/index.ts'
import { sharedSetting } from '#platform/server/instance-settings.ts'

/** Base64url of an uncompressed point, and of a scalar, on P-256 (RFC 8292). */
export interface VapidKeys {
  publicKey: string
  privateKey: string
}

/** The community's keys, made when they are first asked for; push services know its messages by them, so they never change. */
export const vapidKeys = async (reader: Reader): Promise<VapidKeys> =>
  JSON.parse(await sharedSetting(reader, 'push.vapid', () => JSON.stringify(webPush.generateVAPIDKeys()))) as VapidKeys
