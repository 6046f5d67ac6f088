import * as z from 'zod'
import { downloadOf, pageInput, pageOf, procedure, timestamp } from '#platform/contract.ts'
import { memberBrief } from '#features/members/contract.ts'
import { bookmarksShown, count, dealId, tags } from './common-contract.ts'
import { daysOfFigures, funnelSteps } from './figures.ts'
import { investorSteps } from './investor-steps.ts'
import { dealStatuses } from './statuses.ts'

const investor = z.object({
  member: memberBrief,
  last_step: z.enum(investorSteps).describe('The furthest step that has not been withdrawn'),
  pages_read: count.describe('Pages of the current pitch deck'),
  pages: count.nullable().describe('Pages the current pitch deck has; null without a deck'),
  seconds: count.describe('Total time spent reading the deck'),
  visits: count.describe('Views less than half an hour apart count as one visit'),
  at: timestamp.describe('The latest activity that the owner can see'),
})
export type Investor = z.infer<typeof investor>

const period = z.coerce.number().pipe(z.literal(daysOfFigures)).default(30).describe('Number of days up to and including today (UTC)')

const figures = z.object({
  viewed: count,
  viewers: count.describe('Distinct members who viewed'),
  read: count.describe('How often documents were opened'),
  readers: count.describe('Distinct members who read'),
  downloaded: count,
  interested: count,
  requested_intro: count,
  talking: count.describe('Accepted introductions'),
  invested: count,
  bookmarked: bookmarksShown,
})
export type Figures = z.infer<typeof figures>

const series = z.object({
  step: z.enum(['day', 'week']),
  points: z.array(
    z.object({ from: z.iso.date(), viewed: count, read: count, downloaded: count, interested: count, requested_intro: count }),
  ),
})
export type Series = z.infer<typeof series>

const analytics = z.object({
  since: z.iso.date(),
  counts: figures,
  funnel: z.array(z.object({ step: z.enum(funnelSteps), members: count })).describe('Distinct members who reached each step'),
  returns: count.describe('Viewers who came more than once'),
  investors: count.describe('Length of the list of investors, up to 1,000'),
  series,
  deck: z
    .object({
      pages: z.array(z.object({ readers: count, seconds: count.describe('Average of those who looked at the page') })),
      readers: count,
      completion: z.number().min(0).max(1).nullable().describe('Average share of the deck that its readers looked at'),
    })
    .nullable(),
})
export type Analytics = z.infer<typeof analytics>

const overview = z.object({
  since: z.iso.date(),
  counts: figures,
  series,
  deals: z.array(z.object({ id: z.uuid(), title: z.string(), company_name: z.string(), status: z.enum(dealStatuses), counts: figures })),
})
export type Overview = z.infer<typeof overview>

export const figuresProcedures = {
  investors: procedure
    .route({
      method: 'GET',
      path: '/deals/{id}/investors',
      summary: 'List who looked at a deal of your own and how far they got, latest activity first',
      tags,
    })
    .input(dealId.extend(pageInput().shape))
    .output(pageOf(investor)),
  analytics: procedure
    .route({ method: 'GET', path: '/deals/{id}/analytics', summary: 'Get the analytics of a deal of your own', tags })
    .input(dealId.extend({ days: period }))
    .output(analytics),
  analyticsFile: procedure
    .route({ method: 'GET', path: '/deals/{id}/analytics.csv', summary: 'Download the figures over time as CSV', tags })
    .input(dealId.extend({ days: period }))
    .output(downloadOf('text/csv')),
  overview: procedure
    .route({ method: 'GET', path: '/deal-analytics', summary: 'Get the analytics of all your deals and your organisations’', tags })
    .input(z.object({ days: period }))
    .output(overview),
  overviewFile: procedure
    .route({ method: 'GET', path: '/deal-analytics.csv', summary: 'Download the figures by deal as CSV', tags })
    .input(z.object({ days: period }))
    .output(downloadOf('text/csv')),
}
