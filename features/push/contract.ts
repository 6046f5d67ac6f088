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
  says_what: z.boolean().describe('What was said stands in what is sent, where others may read it on the screen'),
  created_at: timestamp,
})
export type PushDevice = z.infer<typeof device>

const tags = ['Push']

/** Browsers that are told of notifications when the site is not open (Push API; RFC 8030, 8291, 8292). */
export const pushContract = {
  key: procedure
    .route({ method: 'GET', path: '/push/key', summary: 'The key by which push services know this community (VAPID)', tags })
    .output(z.object({ key: z.string() })),
  devices: procedure
    .route({ method: 'GET', path: '/push/devices', summary: 'The browsers one is told in, the last first', tags })
    .output(z.object({ items: z.array(device).max(mostDevices) })),
  register: procedure
    .route({
      method: 'POST',
      path: '/push/devices',
      summary: 'Be told in this browser, for as long as its session lasts; again changes nothing',
      tags,
    })
    .input(
      z.object({
        endpoint: z.url().max(1_000).describe('Of the push service, as the browser says it'),
        keys: z.object({ p256dh: base64url(200), auth: base64url(100) }),
      }),
    )
    .output(z.object({ id: z.uuid() })),
  change: procedure
    .route({ method: 'PATCH', path: '/push/devices/{id}', summary: 'Whether what was said is sent there', tags })
    .input(z.object({ id: z.uuid(), says_what: z.boolean() }))
    .output(z.object({})),
  remove: procedure
    .route({ method: 'DELETE', path: '/push/devices/{id}', summary: 'Be told there no more', tags })
    .input(z.object({ id: z.uuid() }))
    .output(z.object({})),
  standing: procedure
    .route({
      method: 'POST',
      path: '/push/standing',
      summary: 'Which of these notifications are still to be read; the others are taken off the screen',
      tags,
    })
    .input(z.object({ ids: z.array(z.number().int().min(0)).max(100) }))
    .output(z.object({ unread: z.array(z.number().int()) })),
}
