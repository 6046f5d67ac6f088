import { askForPush, pushPermission } from '#features/notifications/web/index.ts'
import { registerServiceWorker } from '#platform/web/service-worker.ts'
import { push } from './data.ts'

/** Push in this browser: `never` if the browser has no push, or the site is not shown over a secure connection. */
export type Standing = 'never' | 'refused' | 'off' | 'on'

/** A member's choice to turn push off in this browser. The permission alone belongs to the browser, whoever uses it. */
const offKey = (memberId: string) => `push-off-${memberId}`
const isOff = (memberId: string) => localStorage.getItem(offKey(memberId)) !== null

/** The service worker that receives messages; undefined if there is none. */
async function pushWorker(): Promise<ServiceWorkerRegistration | undefined> {
  const registration = await registerServiceWorker()
  return registration && 'pushManager' in registration ? registration : undefined
}

export async function standingHere(memberId: string): Promise<Standing> {
  const worker = await pushWorker()
  if (!worker || pushPermission() === 'unsupported') return 'never'
  if (pushPermission() === 'denied') return 'refused'
  return !isOff(memberId) && (await worker.pushManager.getSubscription()) ? 'on' : 'off'
}

/** Asks for permission and subscribes this browser. Must be called from a press. @throws the error of the browser's push service */
export async function turnOn(memberId: string): Promise<Standing> {
  if ((await askForPush()) === 'granted') {
    localStorage.removeItem(offKey(memberId))
    await register({ renews: false })
  }
  return standingHere(memberId)
}

/**
 * Subscribes this browser again if the member allowed it before, because the session or the subscription may have changed. It is off from now on
 * if they removed it from the list on another device.
 */
export async function keepOn(memberId: string): Promise<void> {
  if (pushPermission() !== 'granted' || isOff(memberId)) return
  const registered = await register({ renews: true })
  if (registered?.id === null) turnOff(memberId)
}

export const turnOff = (memberId: string): void => localStorage.setItem(offKey(memberId), 'yes')

async function register({ renews }: { renews: boolean }) {
  const worker = await pushWorker()
  if (!worker) return undefined
  await untilActive(worker)
  const key = fromBase64url((await push.call.key()).key)
  const known = await worker.pushManager.getSubscription()
  const isOurs = known?.options.applicationServerKey && sameBytes(new Uint8Array(known.options.applicationServerKey), key)
  if (known && !isOurs) await known.unsubscribe()
  const subscription = known && isOurs ? known : await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const { endpoint, keys } = subscription.toJSON()
  if (!endpoint || !keys?.['p256dh'] || !keys['auth']) return undefined
  return push.call.register({ endpoint, keys: { p256dh: keys['p256dh'], auth: keys['auth'] }, renews })
}

/** Resolves once the worker has been installed, or could not be. */
async function untilActive({ active, waiting, installing }: ServiceWorkerRegistration): Promise<void> {
  const coming = installing ?? waiting
  if (active || !coming) return
  await new Promise<void>((resolve) =>
    coming.addEventListener('statechange', () => {
      if (coming.state === 'activated' || coming.state === 'redundant') resolve()
    }),
  )
}

const fromBase64url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0))

const sameBytes = (one: Uint8Array, other: Uint8Array) => one.length === other.length && one.every((byte, index) => byte === other[index])
