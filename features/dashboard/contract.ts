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
const percent = count.nullable().describe('In percent; null with too little behind it')
const hours = z.number().nullable().describe('The median; null with too little behind it')

const figures = z.object({
  at: timestamp.describe('When they were counted'),
  connections: z.object({
    total: count,
    this_week: count.describe('Of them, those of the last 7 days'),
    recent: count.describe('Those of the last 30 days'),
    before: count.describe('Those of the 30 days before these, that still stand'),
    growth: percent.describe('By how many percent there are more recent ones than there were before'),
  }),
  deals: z.object({
    active: count.describe('Deals of the community, as far as one sees them, that investors can come into'),
    new_today: count.describe('Of them, those posted today'),
    completed: count,
    posted: count.describe('Wherever they stand'),
    success: percent.describe('How many of all deals are completed'),
  }),
  messages: z.object({
    total: count.describe('In all of one’s conversations'),
    unread: count.describe('100 at most'),
    answers: count.describe('Those of one’s own in 90 days, 500 at most'),
    response_hours: hours,
  }),
  events: z.object({
    ahead: count.describe('Events that one goes to or hosts'),
    next: z.object({ starts_at: timestamp, time_zone: z.string(), all_day: z.boolean() }).nullable(),
  }),
  views: z.object({
    total: count.describe('In the last 30 days, today among them; a view is one member, one profile, one day'),
    today: z.iso.date().describe('UTC'),
    days: z
      .array(z.object({ day: z.iso.date(), views: count }))
      .max(daysOfFigures)
      .describe('Those of the days on which there were any'),
  }),
  matches: z.object({
    interests: count.describe('One’s own that cannot be undone, the latest 500 at most'),
    connected: count.describe('Those that became connections'),
    rate: percent,
  }),
  investments: z
    .object({
      count,
      since: count.nullable().describe('The year of the first'),
      values: z.array(z.object({ currency: z.enum(currencies), value: count })).describe('Minor units; never added up over currencies'),
    })
    .nullable()
    .describe('Of investors'),
})
export type Figures = z.infer<typeof figures>

const week = z.object({
  from: z.iso.date().describe('The first of its seven days'),
  connections: count,
  answers: count,
  response_hours: hours,
})
export type FigureWeek = z.infer<typeof week>

export const dashboardContract = {
  activity: procedure
    .route({ method: 'GET', path: '/dashboard/activity', summary: 'What happened to one of late, last first', tags })
    .output(
      z.object({
        items: z.array(activityItem).max(longestActivity),
        unseen: z.number().int().describe('How many of them are new'),
      }),
    ),
  figures: procedure
    .route({ method: 'GET', path: '/dashboard/figures', summary: 'How one stands in the community, in figures', tags })
    .input(
      z.object({
        zone: z
          .string()
          .max(60)
          .refine(isTimeZone, invalid(fieldTexts.timeZone))
          .default('UTC')
          .describe("Whose today it is: the viewer's"),
      }),
    )
    .output(figures),
  weeks: procedure
    .route({ method: 'GET', path: '/dashboard/weeks', summary: 'The figures of the last weeks, the latest first', tags })
    .output(z.object({ weeks: z.array(week).length(weeksOfFigures) })),
}

export const dashboardLive = {
  /** Something that the figures count has changed: ask anew. */
  'dashboard.figuresChanged': z.object({}),
}
