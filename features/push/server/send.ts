import webPush from 'web-push'
import type { Priority } from '#platform/notifications.ts'
import { OutboundFailure } from '#platform/server/outbound/index.ts'
import type { Services } from '#platform/server/services.ts'
import { siteUrlOf } from '#platform/server/site-url.ts'
import { type PushPayload, topicOf } from './payload.ts'
import type { PushFailure } from './push-services.ts'
import type { Reachable } from './queries.ts'
import { type VapidKeys, authorizationFor } from './vapid.ts'

/** The outcome of a message: accepted, never deliverable, refused, or to be retried. */
export type Sent = 'taken' | 'gone' | { refused: string } | { later: PushFailure }

/** How long a push service keeps undelivered messages, in seconds; older notifications are still in the list. */
export const keptFor = 24 * 60 * 60
/** Timeout for push services, in milliseconds. */
const patience = 10_000
const urgencies = { high: 'high', medium: 'normal', low: 'low' } as const

/** Encrypts a message for a device (RFC 8291), signs it (RFC 8292) and sends it to the device's push service (RFC 8030). */
export async function send(
  { outbound, configuration }: Pick<Services, 'outbound' | 'configuration'>,
  { endpoint, p256dh, auth }: Reachable,
  { payload, priority, keys }: { payload: PushPayload; priority: Priority; keys: VapidKeys },
): Promise<Sent> {
  const origin = URL.parse(endpoint)?.origin
  if (!origin) return 'gone'
  const site = siteUrlOf({ configuration })
  // The contact for push services, which must be https or mailto.
  const subject = site.startsWith('https:') ? site : 'mailto:operators@localhost'
  try {
    const { status, headers } = await outbound.ask(endpoint, {
      method: 'POST',
      headers: {
        authorization: authorizationFor(origin, subject, keys),
        'content-type': 'application/octet-stream',
        'content-encoding': 'aes128gcm',
        ttl: String(keptFor),
        urgency: urgencies[priority],
        topic: topicOf(payload.id),
      },
      body: new Uint8Array(webPush.encrypt(p256dh, auth, JSON.stringify(payload), 'aes128gcm').cipherText),
      maxBytes: 10_000,
      time: patience,
    })
    if (status === 404 || status === 410) return 'gone'
    if (status === 429 || status === 503) return { later: { how: 'busy', retryAfter: millisecondsOf(headers['retry-after']) } }
    if (status >= 500) return { later: { how: 'failing' } }
    return status >= 200 && status < 300 ? 'taken' : { refused: `it answered ${status}` }
  } catch (error) {
    if (!(error instanceof OutboundFailure)) throw error
    const { code } = error
    if (code === 'bad-address' || code === 'forbidden-address') return 'gone'
    if (code === 'timeout') return { later: { how: 'silent' } }
    if (code === 'network' || code === 'unknown-host') return { later: { how: 'failing' } }
    // The rest of the response does not matter: a retry would get the same.
    return { refused: code }
  }
}

/** `Retry-After`, in seconds or as a date (RFC 9110, section 10.2.3). */
function millisecondsOf(retryAfter: string | undefined): number | undefined {
  if (retryAfter === undefined) return undefined
  const wait = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - Date.now()
  return Number.isNaN(wait) ? undefined : Math.max(0, wait)
}
