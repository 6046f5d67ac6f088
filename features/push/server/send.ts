import webPush from 'web-push'
import type { Priority } from '#platform/notifications.ts'
import { OutboundFailure, endurance } from '#platform/server/outbound/index.ts'
import type { Services } from '#platform/server/services.ts'
import { type PushPayload, topicOf } from './payload.ts'
import type { Reachable } from './queries.ts'
import type { VapidKeys } from './vapid.ts'

/** What became of a message to a device: it was taken, will never be, or may be another time. */
export type Sent = 'taken' | 'gone' | 'refused' | 'later'

/** How long a push service keeps what it cannot deliver, in seconds: what is older is read in the list. */
const keptFor = 24 * 60 * 60
/** How long a push service may take, in milliseconds. */
const patience = 10_000
const urgencies = { high: 'high', medium: 'normal', low: 'low' } as const

class PushServiceFailure extends Error {
  override readonly name = 'PushServiceFailure'
}

/** A push service that keeps failing, or keeps us waiting, is left alone for a minute; the job asks again. */
const lasting = endurance({
  isPassing: (error) =>
    error instanceof PushServiceFailure ||
    (error instanceof OutboundFailure && ['network', 'timeout', 'unknown-host'].includes(error.code)),
  resting: () => new PushServiceFailure('it is left alone'),
  retries: 0,
  failures: 10,
  rest: 60_000,
})

/** Encrypts a message for a device (RFC 8291), signs it (RFC 8292) and hands it to the device's push service (RFC 8030). */
export async function send(
  { outbound, configuration, log }: Services,
  device: Reachable,
  { payload, priority, keys }: { payload: PushPayload; priority: Priority; keys: VapidKeys },
): Promise<Sent> {
  const { endpoint, p256dh, auth } = device
  const site = configuration.publicUrl ?? `http://localhost:${configuration.port}`
  const details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(payload), {
    // Who to turn to; push services want https or mailto.
    vapidDetails: { subject: site.startsWith('https:') ? site : 'mailto:operators@localhost', ...keys },
    TTL: keptFor,
    urgency: urgencies[priority],
    topic: topicOf(payload.id),
    contentEncoding: 'aes128gcm',
  })
  const headers = Object.fromEntries(Object.entries<string | number>(details.headers).map(([name, value]) => [name, String(value)]))
  try {
    const { status } = await lasting.run(new URL(endpoint).origin, async () => {
      const answer = await outbound.ask(endpoint, {
        method: 'POST',
        headers,
        ...(details.body && { body: new Uint8Array(details.body) }),
        maxBytes: 10_000,
        time: patience,
      })
      if (answer.status === 429 || answer.status >= 500) throw new PushServiceFailure(`it answered ${answer.status}`)
      return answer
    })
    if (status === 404 || status === 410) return 'gone'
    return status >= 200 && status < 300 ? 'taken' : 'refused'
  } catch (error) {
    if (error instanceof OutboundFailure && ['bad-address', 'forbidden-address'].includes(error.code)) return 'gone'
    log.info({ err: error, device: device.id }, 'a push service could not be reached')
    return 'later'
  }
}
