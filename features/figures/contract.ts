import * as z from 'zod'
import { procedure } from '#platform/contract.ts'
import { funnelSteps } from '#platform/funnel.ts'
import { userTypes } from '#platform/members.ts'

const cell = z
  .union([z.number().int(), z.enum(['few', 'nearlyAll', 'hidden'])])
  .describe('few: less than 5, or none; nearlyAll: all but less than 5, or all; hidden: not shown, so that nobody’s act can be inferred')
const known = cell.nullable().describe('null: not recorded at that time')
const date = z.iso.date()

const weekFigures = z.object({ joined: cell, active: known })
const monthFigures = z.object({ joined: cell, by_type: z.array(z.object({ user_type: z.enum(userTypes), joined: cell })) })
const step = z.object({
  id: z.enum(funnelSteps),
  members: cell,
  median_days: z.number().int().nullable().describe('From joining, rounded up; null if unknown or not shown'),
})
const balance = z.object({ what: z.string().describe('An industry or a funding stage'), offered: cell, sought: cell })
const journeyFigures = z.object({
  funnels: z
    .array(z.object({ from: date, until: date, joined: cell, steps: z.array(step) }))
    .describe('Of those who joined in a calendar quarter, how many took each step'),
  retention: z.array(
    z.object({ month: date, joined: cell, active: z.array(known).describe('In the month of joining and in each one after') }),
  ),
  industries: z.array(balance).describe('How many founders are in it, and how many investors look for it'),
  stages: z.array(balance),
  alone: z
    .array(z.object({ user_type: z.enum(userTypes), members: cell, unconnected: cell, unmatched: cell }))
    .describe('Members with a complete profile who joined more than 30 days before: without a connection, and never shown a match'),
})
export type WeekFigures = z.infer<typeof weekFigures>
export type MonthFigures = z.infer<typeof monthFigures>
export type JourneyFigures = z.infer<typeof journeyFigures>
export type Balance = z.infer<typeof balance>

const figures = z.object({
  weeks: z.array(weekFigures.extend({ from: date })),
  months: z.array(monthFigures.extend({ from: date })),
  journey: journeyFigures.extend({ as_of: date }).nullable(),
})
export type CommunityFigures = z.infer<typeof figures>

export const figureTables = ['weeks', 'months', 'funnels', 'retention', 'industries', 'stages', 'alone'] as const
export type FigureTable = (typeof figureTables)[number]

/** For operators, and for auditors to read; others get a 404. */
export const figuresContract = {
  read: procedure
    .route({ method: 'GET', path: '/operators/figures', summary: 'Get the figures of periods that are over', tags: ['Operators'] })
    .output(figures),
  summary: procedure
    .route({
      method: 'GET',
      path: '/operators/figures/summary',
      summary: 'Get the figures of the last month and week',
      tags: ['Operators'],
    })
    .output(z.object({ joined: cell.nullable(), active: known })),
  csv: procedure
    .route({ method: 'GET', path: '/operators/figures/tables/{table}', summary: 'Get one of the tables as CSV', tags: ['Operators'] })
    .input(z.object({ table: z.enum(figureTables) }))
    .output(z.object({ csv: z.string() })),
}
