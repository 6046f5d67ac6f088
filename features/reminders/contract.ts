import * as z from 'zod'
import { pageInput, pageOf, procedure, text, timestamp } from '#platform/contract.ts'
import { longestMessage, offsetNames, reminderTypes, usualOffset } from './offsets.ts'

const reminder = z.object({
  id: z.uuid(),
  event_id: z.uuid(),
  title: z.string().describe('Title of the event'),
  starts_at: timestamp,
  time_zone: z.string(),
  all_day: z.boolean(),
  remind_at: timestamp,
  type: z.enum(reminderTypes),
  offset: z.enum(offsetNames),
  message: z.string(),
})
export type Reminder = z.infer<typeof reminder>

/** Event reminders, sent by the server as notifications or by email to the member's own address. */
export const remindersContract = {
  set: procedure
    .route({
      method: 'POST',
      path: '/reminders',
      summary: 'Set a reminder for an event; the same type and time again updates the message',
      tags: ['Reminders'],
    })
    .input(
      z.object({
        event_id: z.uuid(),
        type: z.enum(reminderTypes),
        offset: z.enum(offsetNames).default(usualOffset),
        message: text(longestMessage).default(''),
      }),
    )
    .output(reminder),
  list: procedure
    .route({ method: 'GET', path: '/reminders', summary: 'List your upcoming reminders, soonest first', tags: ['Reminders'] })
    .input(pageInput().extend({ event_id: z.uuid().optional().describe('Only reminders for this event') }))
    .output(pageOf(reminder)),
  remove: procedure
    .route({ method: 'DELETE', path: '/reminders/{id}', summary: 'Remove a reminder; idempotent', tags: ['Reminders'] })
    .input(z.object({ id: z.uuid() }))
    .output(z.object({})),
}
