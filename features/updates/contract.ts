import * as z from 'zod'
import { memberId, pageInput, pageOf, procedure, timestamp } from '#platform/contract.ts'
import { invalid, tooLong } from '#platform/invalid.ts'
import { memberBrief } from '#features/members/contract.ts'
import { currencies } from '#features/profiles/vocabulary.ts'
import { largestFigure, longestBody, longestTitle, mostChosen } from './limits.ts'
import { periodPattern } from './periods.ts'

const text = (most: number, missing: string) => z.string().trim().min(1, missing).max(most, tooLong(most))
const noSuchFigure = invalid(/*i18n*/ { id: 'updates.figure', message: 'Please give a smaller number, or leave it out' })
const whole = (least: number, most: number) => z.number().int(noSuchFigure).min(least, noSuchFigure).max(most, noSuchFigure)
const money = whole(-largestFigure, largestFigure).nullable().default(null)

/** What founders report to those who invest: a period, some words, figures. */
const updateInput = z.object({
  title: text(longestTitle, invalid(/*i18n*/ { id: 'updates.title', message: 'Please give it a title' })),
  period: z
    .string()
    .regex(periodPattern, invalid(/*i18n*/ { id: 'updates.period', message: 'Please choose a quarter or a month' }))
    .describe('A quarter or a month: 2026-Q3, 2026-09'),
  body: text(longestBody, invalid(/*i18n*/ { id: 'updates.body', message: 'Please write what happened' })),
  currency: z.enum(currencies).default('EUR'),
  revenue: money.describe('Of the period, in minor units'),
  cash: money.describe('At its end, in minor units'),
  burn: money.describe('Net, a month, in minor units; negative where more comes in than goes out'),
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
  is_read: z.boolean().describe('One’s own are'),
  is_hidden: z.boolean().describe('By the operators: nobody but its founder sees it'),
})
export type Update = z.infer<typeof update>

const reported = updateInput.omit({ body: true }).extend({ id: z.uuid(), sent_at: timestamp })
/** What a founder reported at another time, to compare with. */
export type ReportedUpdate = z.infer<typeof reported>

const reach = z.object({
  receivers: z.number().int().describe('How many it was sent to'),
  readers: z.number().int().nullable().describe('How many have opened it; null while they are so few that it would be about somebody'),
})
const sentUpdate = update.extend({ reach })
export type SentUpdate = z.infer<typeof sentUpdate>

const about = z.object({ id: z.uuid() })
const nothing = z.object({})
const tags = ['Updates']

export const updatesContract = {
  received: procedure
    .route({ method: 'GET', path: '/updates', summary: 'Updates that founders have sent to one, the newest first', tags })
    .input(pageInput().extend({ sender_id: memberId.optional() }))
    .output(pageOf(update)),
  sent: procedure
    .route({ method: 'GET', path: '/updates/sent', summary: 'One’s own updates, the newest first', tags })
    .input(pageInput())
    .output(pageOf(sentUpdate)),
  get: procedure
    .route({ method: 'GET', path: '/updates/{id}', summary: 'One update', tags })
    .input(about)
    .output(
      update.extend({
        reach: reach.nullable().describe('Of one’s own'),
        others: z.array(reported).describe('The last of the same founder that one may read, the newest first, without this one'),
      }),
    ),
  senders: procedure
    .route({ method: 'GET', path: '/updates/senders', summary: 'The founders whose updates one has, by name; the first fifty', tags })
    .output(z.object({ senders: z.array(memberBrief) })),
  investors: procedure
    .route({ method: 'GET', path: '/updates/investors', summary: 'The investors one is connected to, by name', tags })
    .input(pageInput().extend({ query: z.string().trim().max(100, tooLong(100)).optional() }))
    .output(pageOf(memberBrief).extend({ count: z.number().int().describe('All of them, whatever is searched for') })),
  send: procedure
    .route({
      method: 'POST',
      path: '/updates',
      summary: 'Send an update to connected investors; again under the same id it changes nothing',
      tags,
    })
    .input(
      updateInput.extend({
        id: z.uuid().describe('Made by the client, new for each update'),
        to: z.array(memberId).min(1).max(mostChosen).nullable().default(null).describe('null: all connected investors'),
      }),
    )
    .output(z.object({ id: z.uuid(), receivers: z.number().int() })),
  change: procedure
    .route({ method: 'PUT', path: '/updates/{id}', summary: 'Correct one’s own update; it says that it was', tags })
    .input(updateInput.extend(about.shape))
    .output(nothing),
  remove: procedure
    .route({ method: 'DELETE', path: '/updates/{id}', summary: 'Take one’s own update back', tags })
    .input(about)
    .output(nothing),
  markRead: procedure
    .route({ method: 'POST', path: '/updates/{id}/read', summary: 'Say that one has opened an update; again, it changes nothing', tags })
    .input(about)
    .output(nothing),
}

export const updatesLive = {
  /** One was sent to the member, corrected, taken back, or opened on another of their pages; or one of their own was. */
  'updates.changed': z.object({ update_id: z.uuid() }),
}
