import * as z from 'zod'
import { procedure, timestamp } from '#platform/contract.ts'
import { deviceKinds } from '#features/accounts/device-kinds.ts'
import { mostDevices } from './limits.ts'

const base64url = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^[\w-]+$/)

const device = z.object({
  id: z.uuid(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  kind: z.enum(deviceKinds).nullable(),
  is_current: z.boolean(),
  says_what: z.boolean().describe('Whether messages include the content, which others may read on the screen'),
  created_at: timestamp,
})
export type PushDevice = z.infer<typeof device>

const tags = ['Push']

/** Browsers that show notifications while the site is closed (Push API; RFC 8030, 8291, 8292). */
export const pushContract = {
  key: procedure
    .route({ method: 'GET', path: '/push/key', summary: "Get the community's public VAPID key", tags })
    .output(z.object({ key: z.string() })),
  devices: procedure
    .route({ method: 'GET', path: '/push/devices', summary: 'List your browsers with push notifications, newest first', tags })
    .output(z.object({ items: z.array(device).max(mostDevices) })),
  register: procedure
    .route({
      method: 'POST',
      path: '/push/devices',
      summary: 'Turn on push notifications in this browser until its session ends; repeating it changes nothing',
      tags,
    })
    .input(
      z.object({
        endpoint: z.url().max(1_000).describe('Endpoint from the browser’s subscription'),
        keys: z.object({ p256dh: base64url(200), auth: base64url(100) }),
        renews: z
          .boolean()
          .default(false)
          .describe('Whether the page does this by itself: a browser that was removed from the list stays off'),
      }),
    )
    .output(z.object({ id: z.uuid().nullable().describe('None if it stays off') })),
  change: procedure
    .route({ method: 'PATCH', path: '/push/devices/{id}', summary: 'Choose whether messages to a browser include the content', tags })
    .input(z.object({ id: z.uuid(), says_what: z.boolean() }))
    .output(z.object({})),
  remove: procedure
    .route({ method: 'DELETE', path: '/push/devices/{id}', summary: 'Turn off push notifications in a browser', tags })
    .input(z.object({ id: z.uuid() }))
    .output(z.object({})),
  standing: procedure
    .route({
      method: 'POST',
      path: '/push/standing',
      summary: 'Get which of these notifications are unread; the service worker closes the others',
      tags,
    })
    .input(z.object({ ids: z.array(z.number().int().min(0)).max(100) }))
    .output(z.object({ unread: z.array(z.number().int()) })),
}
