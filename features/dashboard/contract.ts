import * as z from 'zod'
import { procedure, timestamp } from '#platform/contract.ts'
import { invalid } from '#platform/invalid.ts'
import { activityItem, longestActivity } from '#platform/home.ts'
import { fieldTexts } from '#features/events/field-texts.ts'
import { isTimeZone } from '#features/events/zoned-time.ts'
import { currencies } from '#features/profiles/vocabulary.ts'
import { daysOfFigures, weeksOfFigures } from './figures.ts'

const tags = ['Dashboard']
const count = z.number().int()
const percent = count.nullable().describe('In per cent; null if there is not enough data')
const hours = z.number().nullable().describe('Median; null if there is not enough data')

const figures = z.object({
  at: timestamp.describe('When the figures were calculated'),
  connections: z.object({
    total: count,
    this_week: count.describe('Connections made in the last 7 days'),
    recent: count.describe('Connections made in the last 30 days'),
    before: count.describe('Connections made in the 30 days before that, and still existing'),
    growth: percent.describe('Growth of recent over before'),
  }),
  deals: z.object({
    active: count.describe('Deals open to investors, among those visible to you'),
    new_today: count.describe('Active deals posted today'),
    completed: count,
    posted: count.describe('Deals in any status'),
    success: percent.describe('Share of completed deals'),
  }),
  messages: z.object({
    total: count.describe('In all your conversations'),
    unread: count.describe('At most 100'),
    answers: count.describe('Your replies in the last 90 days, at most 500'),
    response_hours: hours,
  }),
  events: z.object({
    ahead: count.describe('Upcoming events that you attend or host'),
    next: z.object({ starts_at: timestamp, time_zone: z.string(), all_day: z.boolean() }).nullable(),
  }),
  views: z.object({
    total: count.describe('In the last 30 days including today; each member counts once a day'),
    today: z.iso.date().describe('UTC'),
    days: z
      .array(z.object({ day: z.iso.date(), views: count }))
      .max(daysOfFigures)
      .describe('Days with at least one view'),
  }),
  matches: z.object({
    interests: count.describe('Your interests that can no longer be undone, at most the latest 500'),
    connected: count.describe('Interests that became connections'),
    rate: percent,
  }),
  investments: z
    .object({
      count,
      since: count.nullable().describe('Year of the first investment'),
      values: z.array(z.object({ currency: z.enum(currencies), value: count })).describe('Minor units; not added up across currencies'),
    })
    .nullable()
    .describe('Only for investors'),
})
export type Figures = z.infer<typeof figures>

const week = z.object({
  from: z.iso.date().describe('The first of the seven days'),
  connections: count,
  answers: count,
  response_hours: hours,
})
export type FigureWeek = z.infer<typeof week>

export const dashboardContract = {
  activity: procedure
    .route({ method: 'GET', path: '/dashboard/activity', summary: 'List your recent activity, newest first', tags })
    .output(
      z.object({
        items: z.array(activityItem).max(longestActivity),
        unseen: z.number().int().describe('Number of unread items'),
      }),
    ),
  figures: procedure
    .route({ method: 'GET', path: '/dashboard/figures', summary: 'Get your figures in the community', tags })
    .input(
      z.object({
        zone: z
          .string()
          .max(60)
          .refine(isTimeZone, invalid(fieldTexts.timeZone))
          .default('UTC')
          .describe('The viewer’s time zone, which determines today'),
      }),
    )
    .output(figures),
  weeks: procedure
    .route({ method: 'GET', path: '/dashboard/weeks', summary: 'Get the figures of the last weeks, latest first', tags })
    .output(z.object({ weeks: z.array(week).length(weeksOfFigures) })),
}

export const dashboardLive = {
  /** The figures have changed: refetch them. */
  'dashboard.figuresChanged': z.object({}),
}
