import * as z from 'zod'
import { memberId, pageInput, pageOf, procedure, text, timestamp } from '#platform/contract.ts'
import { invalid, tooLong } from '#platform/invalid.ts'
import { memberBrief } from '#features/members/contract.ts'
import { currencies } from '#features/profiles/vocabulary.ts'
import { largestFigure, longestBody, longestTitle, mostChosen } from './limits.ts'
import { periodPattern } from './periods.ts'

const required = (most: number, missing: string) => text(most).min(1, missing)
const invalidFigure = invalid(/*i18n*/ { id: 'updates.figure', message: 'Please enter a valid number, or leave this empty' })
const whole = (least: number, most: number) => z.number().int(invalidFigure).min(least, invalidFigure).max(most, invalidFigure)
const money = whole(-largestFigure, largestFigure).nullable().default(null)

/** A founder's report to investors: a period, a text and figures. */
const updateInput = z.object({
  title: required(longestTitle, invalid(/*i18n*/ { id: 'updates.title', message: 'Please enter a title' })),
  period: z
    .string()
    .regex(periodPattern, invalid(/*i18n*/ { id: 'updates.period', message: 'Please choose a quarter or a month' }))
    .describe('A quarter or a month: 2026-Q3, 2026-09'),
  body: required(longestBody, invalid(/*i18n*/ { id: 'updates.body', message: 'Please describe what happened' })),
  currency: z.enum(currencies).default('EUR'),
  revenue: money.describe('For the period, in minor units'),
  cash: money.describe('At the end of the period, in minor units'),
  burn: money.describe('Net, per month, in minor units; negative if income exceeds spending'),
  team: whole(0, 1_000_000).nullable().default(null).describe('Full-time equivalents'),
  customers: whole(0, 1e9).nullable().default(null),
  emissions_saved: whole(0, 1e12).nullable().default(null).describe('kg of CO2 equivalents in the period'),
})
export type UpdateInput = z.input<typeof updateInput>
export type UpdateFields = z.output<typeof updateInput>

const update = updateInput.extend({
  id: z.uuid(),
  sender: memberBrief,
  sent_at: timestamp,
  edited_at: timestamp.nullable(),
  is_read: z.boolean().describe('Your own updates are always read'),
  is_hidden: z.boolean().describe('Hidden by the operators, so that only the founder can see it'),
})
export type Update = z.infer<typeof update>

const reported = updateInput.omit({ body: true }).extend({ id: z.uuid(), sent_at: timestamp })
/** Another update from the same founder, for comparison. */
export type ReportedUpdate = z.infer<typeof reported>

const reach = z.object({
  receivers: z.number().int().describe('Number of recipients'),
  readers: z.number().int().nullable().describe('Number of recipients who have opened it; null if there are too few to be anonymous'),
})
const sentUpdate = update.extend({ reach })
export type SentUpdate = z.infer<typeof sentUpdate>

const about = z.object({ id: z.uuid() })
const nothing = z.object({})
const tags = ['Updates']

export const updatesContract = {
  received: procedure
    .route({ method: 'GET', path: '/updates', summary: 'List updates you have received, newest first', tags })
    .input(pageInput().extend({ sender_id: memberId.optional() }))
    .output(pageOf(update)),
  sent: procedure
    .route({ method: 'GET', path: '/updates/sent', summary: 'List updates you have sent, newest first', tags })
    .input(pageInput())
    .output(pageOf(sentUpdate)),
  get: procedure
    .route({ method: 'GET', path: '/updates/{id}', summary: 'Get an update', tags })
    .input(about)
    .output(
      update.extend({
        reach: reach.nullable().describe('Only for your own updates'),
        others: z.array(reported).describe('Other updates from the same founder that you can read, newest first'),
      }),
    ),
  senders: procedure
    .route({
      method: 'GET',
      path: '/updates/senders',
      summary: 'List the founders who have sent you updates, by name; at most fifty',
      tags,
    })
    .output(z.object({ senders: z.array(memberBrief) })),
  investors: procedure
    .route({ method: 'GET', path: '/updates/investors', summary: 'List the investors you are connected with, by name', tags })
    .input(pageInput().extend({ query: z.string().trim().max(100, tooLong(100)).optional() }))
    .output(pageOf(memberBrief).extend({ count: z.number().int().describe('Number of all connected investors, regardless of the query') })),
  send: procedure
    .route({
      method: 'POST',
      path: '/updates',
      summary: 'Send an update to connected investors; repeating it with the same id changes nothing',
      tags,
    })
    .input(
      updateInput.extend({
        id: z.uuid().describe('Chosen by the client, unique for each update'),
        to: z.array(memberId).min(1).max(mostChosen).nullable().default(null).describe('null for all connected investors'),
      }),
    )
    .output(z.object({ id: z.uuid(), receivers: z.number().int() })),
  change: procedure
    .route({ method: 'PUT', path: '/updates/{id}', summary: 'Edit your update; it will be marked as edited', tags })
    .input(updateInput.extend(about.shape))
    .output(nothing),
  remove: procedure.route({ method: 'DELETE', path: '/updates/{id}', summary: 'Delete your update', tags }).input(about).output(nothing),
  markRead: procedure
    .route({ method: 'POST', path: '/updates/{id}/read', summary: 'Mark an update as read; repeating it changes nothing', tags })
    .input(about)
    .output(nothing),
}

export const updatesLive = {
  /** An update was sent, edited or deleted, or the member opened it on another page. */
  'updates.changed': z.object({ update_id: z.uuid() }),
}
