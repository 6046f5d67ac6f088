import { implement } from '@orpc/server'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import webPush from 'web-push'
import { Refusal, problems } from '#platform/problems.ts'
import { type RequestContext, signedIn } from '#platform/server/http/context.ts'
import { spend } from '#platform/server/spend.ts'
import { deviceOf } from '#features/accounts/server/index.ts'
import { unreadOf } from '#features/notifications/server/index.ts'
import { pushContract } from '../contract.ts'
import { newDevices } from '../limits.ts'
import { pushProblems } from '../problems.ts'
import { devicesOf, isKnown, isTurnedOff, putDevice, setSaysWhat, turnDeviceOff } from './queries.ts'
import { vapidKeys } from './vapid.ts'

const api = implement(pushContract).$context<RequestContext>().use(signedIn)

const countNew = new RateLimiterMemory(newDevices)

export const pushHandlers = {
  key: api.key.handler(async ({ context: { services } }) => ({ key: (await vapidKeys(services.database.kysely)).publicKey })),

  devices: api.devices.handler(async ({ context: { actor, services } }) => {
    const rows = await devicesOf(services.database.kysely, actor.id)
    return {
      items: rows.map(({ id, session_id, user_agent, says_what, created_at }) => ({
        id,
        ...deviceOf(user_agent),
        is_current: session_id === actor.sessionId,
        says_what,
        created_at: created_at.toISOString(),
      })),
    }
  }),

  register: api.register.handler(async ({ context: { actor, services, request }, input: { endpoint, keys, renews } }) => {
    if (!canBeUsed(keys)) throw new Refusal(pushProblems.badDevice)
    if (renews && (await isTurnedOff(services.database.kysely, actor.sessionId))) return { id: null }
    const device = {
      user_id: actor.id,
      session_id: actor.sessionId,
      // In the normalised spelling of URLs, because the origin identifies the push service.
      endpoint: new URL(endpoint).href,
      ...keys,
      user_agent: request.raw['user-agent']?.slice(0, 400) ?? null,
    }
    if (!(await isKnown(services.database.kysely, device))) await spend(countNew, actor.id)
    return { id: await services.database.transaction((tx) => putDevice(tx, device)) }
  }),

  change: api.change.handler(async ({ context: { actor, services }, input: { id, says_what } }) => {
    if (!(await setSaysWhat(services.database.kysely, actor.id, id, says_what))) throw new Refusal(problems.notFound)
    return {}
  }),

  remove: api.remove.handler(async ({ context: { actor, services }, input }) => {
    await turnDeviceOff(services.database.kysely, actor.id, input.id)
    return {}
  }),

  standing: api.standing.handler(async ({ context: { actor, services }, input: { ids } }) => ({
    unread: ids.length === 0 ? [] : await unreadOf(services.database.kysely, actor.id, ids),
  })),
}

/** Whether messages can be encrypted with these keys, which clients may have made up. */
function canBeUsed(keys: { p256dh: string; auth: string }): boolean {
  try {
    webPush.encrypt(keys.p256dh, keys.auth, 'a', 'aes128gcm')
    return true
  } catch {
    return false
  }
}
