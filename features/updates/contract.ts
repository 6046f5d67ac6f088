import * as z from 'zod'
import { memberId, pageInput, pageOf, procedure, timestamp } from '#platform/contract.ts'
import { tooLong } from '#platform/invalid.ts'
import { memberBrief } from '#features/members/contract.ts'
import { currencies } from '#features/profiles/vocabulary.ts'

/** What founders report to those who invest: a period, some words, figures. */
const text = (most: number) => z.string().trim().max(most, tooLong(most))
const figure = z.number().int().min(-1e13).max(1e13).nullable().default(null)

export const updateInput = z.object({
  title: text(120).min(1),
  period: z
    .string()
    .regex(/^\d{4}-(Q[1-4]|0[1-9]|1[0-2])$/)
    .describe('A quarter or a month: 2026-Q3, 2026-09'),
  body: text(3_000).min(1),
  currency: z.enum(currencies).default('EUR'),
  revenue: figure.describe('Of the period, in minor units'),
  cash: figure.describe('At its end, in minor units'),
  burn: figure.describe('Net, a month, in minor units'),
  team: z.number().int().min(0).max(1_000_000).nullable().default(null).describe('Full-time equivalents'),
  customers: z.number().int().min(0).max(1e9).nullable().default(null),
  emissions_saved: z.number().int().min(0).max(1e12).nullable().default(null).describe('kg of CO2 equivalents in the period'),
})
export type UpdateInput = z.input<typeof updateInput>

const update = updateInput.extend({
  id: z.uuid(),
  sender: memberBrief,
  sent_at: timestamp,
  edited_at: timestamp.nullable(),
  is_read: z.boolean(),
})
export type Update = z.infer<typeof update>

const tags = ['Updates']

export const updatesContract = {
  received: procedure
    .route({ method: 'GET', path: '/updates', summary: 'Updates that founders have sent to one, the newest first', tags })
    .input(pageInput().extend({ sender_id: memberId.optional() }))
    .output(pageOf(update)),
  sent: procedure
    .route({ method: 'GET', path: '/updates/sent', summary: 'One’s own updates, the newest first', tags })
    .input(pageInput())
    .output(pageOf(update.extend({ receivers: z.number().int(), readers: z.number().int() }))),
  get: procedure
    .route({ method: 'GET', path: '/updates/{id}', summary: 'One update', tags })
    .input(z.object({ id: z.uuid() }))
    .output(update),
  send: procedure
    .route({
      method: 'POST',
      path: '/updates',
      summary: 'Send an update to connected investors; again under the same id it changes nothing',
      tags,
    })
    .input(updateInput.extend({ id: z.uuid(), to: z.array(memberId).max(200).nullable().describe('null: all connected investors') }))
    .output(z.object({ id: z.uuid(), receivers: z.number().int() })),
  change: procedure
    .route({ method: 'PUT', path: '/updates/{id}', summary: 'Correct one’s own update; it says that it was', tags })
    .input(updateInput.extend({ id: z.uuid() }))
    .output(z.object({})),
  remove: procedure
    .route({ method: 'DELETE', path: '/updates/{id}', summary: 'Take one’s own update back', tags })
    .input(z.object({ id: z.uuid() }))
    .output(z.object({})),
}
