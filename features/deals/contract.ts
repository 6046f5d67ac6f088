import * as z from 'zod'
import { downloadOf, memberId, pageInput, pageOf, procedure, timestamp } from '#platform/contract.ts'
import { invalid, tooLong } from '#platform/invalid.ts'
import { memberBrief } from '#features/members/contract.ts'
import { country } from '#features/places/contract.ts'
import { regions } from '#features/places/vocabulary.ts'
import { currencies, fundingStages, industries } from '#features/profiles/vocabulary.ts'
import { normalisedWebsite } from '#features/profiles/website.ts'
import { readerChoices } from './access-choices.ts'
import { fieldTexts } from './field-texts.ts'
import { daysOfFigures, funnelSteps } from './figures.ts'
import { introductionAnswers, introductionStates } from './introductions.ts'
import { investorSteps } from './investor-steps.ts'
import { longestNote, longestPrivateNote, longestText } from './limits.ts'
import { dealOrders } from './orders.ts'
import { pipelineSteps } from './pipeline-steps.ts'
import { grantStates, readings } from './reading.ts'
import { dealStatuses } from './statuses.ts'

const text = (most: number) => z.string().trim().max(most, tooLong(most))
const needed = (most: number, missing: { id: string; message: string }) => text(most).min(1, invalid(missing))
/** Integer minor units; at most a hundred thousand million of the currency. */
const largestAmount = 1e13
const ticket = z
  .number(invalid(fieldTexts.ticket))
  .int(invalid(fieldTexts.ticket))
  .min(0, invalid(fieldTexts.ticket))
  .max(largestAmount, invalid(fieldTexts.largeAmount))
  .describe('Minor units of `currency`')
const goal = z.coerce.number().int().min(1).max(17)
const place = z.union([z.enum(regions), country])
const uniqueList = <Value extends z.ZodType<string | number>>(value: Value, most: number) =>
  z.array(value).max(most, invalid(fieldTexts.tooMany, { most }))

const dealFields = z.object({
  title: needed(longestText.title, fieldTexts.title),
  company_name: needed(longestText.company_name, fieldTexts.companyName),
  description: needed(longestText.description, fieldTexts.description),
  impact: text(longestText.impact).default('').describe('What the company does for its goals, in a sentence or two'),
  industry: z.enum(industries, invalid(fieldTexts.industry)),
  funding_stage: z.enum(fundingStages, invalid(fieldTexts.stage)),
  funding_amount: ticket.min(1, invalid(fieldTexts.amount)),
  valuation: ticket.nullable().default(null),
  min_investment: ticket,
  max_investment: ticket,
  currency: z.enum(currencies).default('EUR'),
  country: country.nullable().default(null),
  city_id: z.number().int().nullable().default(null).describe('GeoNames id, from places.cities'),
  geography: uniqueList(place, 60).min(1, invalid(fieldTexts.geography)).describe('Regions and countries the company works in'),
  co_investment: z.boolean().default(false),
  progress: z
    .number(invalid(fieldTexts.progress))
    .int(invalid(fieldTexts.progress))
    .min(0, invalid(fieldTexts.progress))
    .max(100, invalid(fieldTexts.progress))
    .default(0)
    .describe('Share of the round already committed, in %'),
  contact_person: text(longestText.contact_person).default(''),
  contact_email: z.union([z.literal(''), z.email(invalid(fieldTexts.contactEmail)).max(longestText.contact_email)]).default(''),
  website: text(longestText.website)
    .transform((value, context) => {
      if (!value) return null
      const url = normalisedWebsite(value)
      if (!url) context.issues.push({ code: 'custom', message: invalid(fieldTexts.website), input: value })
      return url
    })
    .nullable()
    .default(null),
  sdgs: uniqueList(z.number().int().min(1).max(17), 17).default([]).describe('Sustainable development goals, by number'),
  readers: z.enum(readerChoices).default('members').describe('Who may read the deck and the documents without being asked'),
})

export const dealInput = dealFields.superRefine((deal, context) => {
  if (deal.min_investment > deal.max_investment) {
    context.addIssue({ code: 'custom', path: ['max_investment'], message: invalid(fieldTexts.ticketRange) })
  }
  if (deal.city_id !== null && deal.country === null) {
    context.addIssue({ code: 'custom', path: ['country'], message: invalid(fieldTexts.country) })
  }
})
export type DealInput = z.input<typeof dealInput>
export type ValidDealInput = z.output<typeof dealInput>

const draftFields = [...Object.keys(dealFields.shape), 'city'] as (keyof typeof dealFields.shape | 'city')[]

/** What the wizard has so far, whatever it lacks; nothing of it is shown to anybody else. */
const draftValue = z.union([
  z.null(),
  z.boolean(),
  z.number(),
  z.string().max(10_000, tooLong(10_000)),
  z.array(z.union([z.string().max(100, tooLong(100)), z.number()])).max(100, invalid(fieldTexts.tooMany, { most: 100 })),
  z.object({ id: z.number(), name: z.string().max(200, tooLong(200)) }),
])
const draftContent = z.partialRecord(z.enum(draftFields), draftValue)
const draft = z.object({ id: z.uuid(), content: draftContent, updated_at: timestamp })
export type DealDraft = z.infer<typeof draft>

const euros = z.coerce.number().int().min(0).max(1e11).optional()

const dealFilters = z.object({
  query: z.string().trim().max(100, tooLong(100)).optional().describe('Words of title, company and description'),
  stage: z.enum(fundingStages).optional(),
  industry: z.enum(industries).optional(),
  status: z
    .enum([...dealStatuses, 'all'])
    .optional()
    .describe('Active and open ones without'),
  country: country.optional(),
  goal: goal.optional(),
  from: euros.describe('Least funding sought, in euros, about'),
  to: euros.describe('Most funding sought, in euros, about'),
  fits: z.union([z.boolean(), z.stringbool()]).optional().describe("True: only those that fit the viewer's investment preferences"),
})
export type DealFilters = z.infer<typeof dealFilters>

/** What one has done about a deal oneself. */
const standing = z.object({
  bookmarked: z.boolean(),
  interested: z.boolean(),
  introduction: z.enum(introductionStates).nullable(),
  invested: z.boolean().describe('Told the owner that one has invested'),
})

const dealCard = z.object({
  id: z.uuid(),
  user_id: memberId,
  title: z.string(),
  company_name: z.string(),
  excerpt: z.string().describe('The first 220 characters of the description'),
  industry: z.enum(industries),
  funding_stage: z.enum(fundingStages),
  funding_amount: z.number().int(),
  min_investment: z.number().int(),
  max_investment: z.number().int(),
  currency: z.enum(currencies),
  country: country.nullable(),
  city: z.string().nullable(),
  sdgs: z.array(goal),
  progress: z.number().int(),
  status: z.enum(dealStatuses),
  created_at: timestamp,
  updated_at: timestamp,
  standing: standing.nullable().describe("null on one's own deals"),
  deck: z
    .object({ id: z.uuid(), pages: z.number().int() })
    .nullable()
    .describe('The pitch deck, as a document; whether one may read it is another matter'),
})
export type DealCard = z.infer<typeof dealCard>

const count = z.number().int().min(0)
const dealCounts = z.object({ viewed: count, downloaded: count, bookmarked: count, interested: count, requested_intro: count })
export type DealCounts = z.infer<typeof dealCounts>

const deal = dealCard.omit({ excerpt: true }).extend({
  description: z.string(),
  impact: z.string(),
  valuation: z.number().int().nullable(),
  city_id: z.number().int().nullable(),
  geography: z.array(place),
  co_investment: z.boolean(),
  contact_person: z.string(),
  contact_email: z.string(),
  website: z.string().nullable(),
  readers: z.enum(readerChoices),
  owner: memberBrief,
  reading: z.enum(readings).describe('Whether one may read its documents, and whether one can ask for it'),
  counts: dealCounts.nullable().describe('For the owner alone'),
})
export type Deal = z.infer<typeof deal>

const about = z.object({ id: z.uuid() })
const nothing = z.object({})

const introduction = z.object({
  deal_id: z.uuid(),
  deal_title: z.string(),
  member: memberBrief,
  note: z.string(),
  state: z.enum(introductionStates),
  requested_at: timestamp,
})

export type Introduction = z.infer<typeof introduction>

const pipelineItem = z.object({
  deal: dealCard,
  step: z.enum(pipelineSteps),
  place: z.number(),
  note: z.string(),
  pass_reason: z.string(),
  updated_at: timestamp,
})
export type PipelineItem = z.infer<typeof pipelineItem>

const access = z.object({
  member: memberBrief,
  state: z.enum(grantStates),
  asked_at: timestamp.nullable().describe('null for whoever was let in or kept out without asking'),
})
export type Access = z.infer<typeof access>

const readingRequest = z.object({ deal_id: z.uuid(), deal_title: z.string(), member: memberBrief, asked_at: timestamp })
export type ReadingRequest = z.infer<typeof readingRequest>

const investor = z.object({
  member: memberBrief,
  last_step: z.enum(investorSteps).describe('The farthest that still stands'),
  pages_read: count.describe('Of the deck that stands now'),
  pages: count.nullable().describe('Of the deck; null without one'),
  seconds: count.describe('How long they read the deck, in all'),
  visits: count.describe('How often they came by: looks less than half an hour apart are one'),
  at: timestamp.describe('When they last did something that is told'),
})
export type Investor = z.infer<typeof investor>

const period = z.coerce.number().pipe(z.literal(daysOfFigures)).default(30).describe('How many days until today, UTC')

const figures = z.object({
  viewed: count,
  viewers: count.describe('Different members among them'),
  read: count.describe('How often documents were opened'),
  readers: count.describe('Different members among them'),
  downloaded: count,
  interested: count,
  requested_intro: count,
  talking: count.describe('Introductions that were accepted'),
  invested: count,
  bookmarked: count.describe('In all, whenever that was'),
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
  funnel: z.array(z.object({ step: z.enum(funnelSteps), members: count })).describe('How many different members came to each step'),
  returns: count.describe('How many of the viewers came more than once'),
  investors: count.describe('How many are in the list of investors, 1,000 at most'),
  series,
  deck: z
    .object({
      pages: z.array(z.object({ readers: count, seconds: count.describe('On average, of those who looked at it') })),
      readers: count,
      completion: z.number().min(0).max(1).nullable().describe('The share of the deck that its readers looked at, on average'),
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

const tags = ['Deals']

export const dealsContract = {
  list: procedure
    .route({ method: 'GET', path: '/deals', summary: "Others' deals", tags })
    .input(dealFilters.extend({ ...pageInput().shape, order: z.enum(dealOrders).default('newest') }))
    .output(pageOf(dealCard)),
  count: procedure
    .route({ method: 'GET', path: '/deals/count', summary: "How many of others' deals there are under these filters, 1,000 at most", tags })
    .input(dealFilters)
    .output(z.object({ count })),
  mine: procedure
    .route({ method: 'GET', path: '/deals/mine', summary: "One's own deals, the last changed first", tags })
    .input(pageInput())
    .output(pageOf(dealCard.extend({ counts: dealCounts }))),
  ofMember: procedure
    .route({ method: 'GET', path: '/members/{id}/deals', summary: "Another member's deals, the last changed first", tags })
    .input(pageInput({ usual: 5 }).extend({ id: memberId }))
    .output(pageOf(dealCard)),
  get: procedure.route({ method: 'GET', path: '/deals/{id}', summary: 'One deal', tags }).input(about).output(deal),
  view: procedure
    .route({ method: 'POST', path: '/deals/{id}/views', summary: 'Counts a view, of a deal that is not one’s own', tags })
    .input(about)
    .output(nothing),
  post: procedure
    .route({ method: 'POST', path: '/deals', summary: 'Post a deal; again under the same id it changes nothing', tags })
    .input(dealInput.safeExtend({ id: z.uuid().describe('Made by the client, new for each deal') }))
    .output(about),
  change: procedure
    .route({ method: 'PUT', path: '/deals/{id}', summary: "Change one's own deal", tags })
    .input(dealInput.safeExtend({ id: z.uuid() }))
    .output(nothing),
  move: procedure
    .route({ method: 'PUT', path: '/deals/{id}/status', summary: 'Say where one’s own deal stands', tags })
    .input(about.extend({ from: z.enum(dealStatuses).describe('Where it stood when that was decided'), to: z.enum(dealStatuses) }))
    .output(nothing),
  remove: procedure
    .route({ method: 'DELETE', path: '/deals/{id}', summary: "Delete one's own deal with all that belongs to it", tags })
    .input(about)
    .output(nothing),
  draft: procedure
    .route({
      method: 'GET',
      path: '/deal-drafts/{id}',
      summary: "What the wizard has of a deal and did not post; 'new' is the last one of a deal that is not posted",
      tags,
    })
    .input(z.object({ id: z.union([z.uuid(), z.literal('new')]) }))
    .output(z.object({ draft: draft.nullable() })),
  keepDraft: procedure
    .route({ method: 'PUT', path: '/deal-drafts/{id}', summary: 'Keep what the wizard has; null keeps nothing any more', tags })
    .input(about.extend({ content: draftContent.nullable() }))
    .output(nothing),
  bookmark: procedure
    .route({ method: 'PUT', path: '/deals/{id}/bookmark', summary: 'Bookmark a deal; again changes nothing', tags })
    .input(about)
    .output(nothing),
  removeBookmark: procedure
    .route({ method: 'DELETE', path: '/deals/{id}/bookmark', summary: 'Take a bookmark back', tags })
    .input(about)
    .output(nothing),
  expressInterest: procedure
    .route({ method: 'PUT', path: '/deals/{id}/interest', summary: 'Express interest; the owner is told', tags })
    .input(about)
    .output(nothing),
  withdrawInterest: procedure
    .route({ method: 'DELETE', path: '/deals/{id}/interest', summary: 'Take interest back', tags })
    .input(about)
    .output(nothing),
  requestIntroduction: procedure
    .route({ method: 'PUT', path: '/deals/{id}/introduction', summary: 'Ask the owner for an introduction', tags })
    .input(about.extend({ note: text(longestNote).default('') }))
    .output(nothing),
  withdrawIntroduction: procedure
    .route({ method: 'DELETE', path: '/deals/{id}/introduction', summary: 'Take the request back', tags })
    .input(about)
    .output(nothing),
  introductions: procedure
    .route({ method: 'GET', path: '/introductions', summary: 'Requests for introductions that wait for an answer of one’s own', tags })
    .input(pageInput().extend({ deal_id: z.uuid().optional() }))
    .output(pageOf(introduction)),
  answerIntroduction: procedure
    .route({ method: 'PUT', path: '/deals/{id}/introductions/{member_id}', summary: 'Accept, decline or put off a request', tags })
    .input(
      about.extend({
        member_id: memberId,
        answer: z.enum(introductionAnswers),
        reason: text(longestNote).default('').describe('With declined: why, in words that the other reads'),
      }),
    )
    .output(nothing),
  pipeline: procedure
    .route({ method: 'GET', path: '/deal-pipeline', summary: 'The deals an investor keeps an eye on, step by step', tags })
    .input(z.object({ step: z.enum(pipelineSteps), ...pageInput({ usual: 50 }).shape }))
    .output(pageOf(pipelineItem)),
  place: procedure
    .route({ method: 'PUT', path: '/deal-pipeline/{id}', summary: 'Put a deal into the pipeline, or elsewhere in it', tags })
    .input(
      about.extend({
        step: z.enum(pipelineSteps),
        after: z.uuid().nullable().default(null).describe('The deal it comes after; null for the first place'),
        pass_reason: text(longestNote).optional(),
      }),
    )
    .output(nothing),
  note: procedure
    .route({ method: 'PUT', path: '/deal-pipeline/{id}/note', summary: 'Note something about a deal, for oneself alone', tags })
    .input(about.extend({ note: text(longestPrivateNote) }))
    .output(nothing),
  takeOut: procedure
    .route({ method: 'DELETE', path: '/deal-pipeline/{id}', summary: 'Take a deal out of the pipeline, with its note', tags })
    .input(about)
    .output(nothing),
  askToRead: procedure
    .route({ method: 'PUT', path: '/deals/{id}/access', summary: 'Ask the owner to let one read; where one may, nothing changes', tags })
    .input(about)
    .output(nothing),
  withdrawAsk: procedure
    .route({ method: 'DELETE', path: '/deals/{id}/access', summary: 'Ask no longer', tags })
    .input(about)
    .output(nothing),
  access: procedure
    .route({ method: 'GET', path: '/deals/{id}/access', summary: 'Who asks to read one’s own deal, and whom one let in or kept out', tags })
    .input(about.extend(pageInput().shape))
    .output(pageOf(access)),
  readingRequests: procedure
    .route({
      method: 'GET',
      path: '/reading-requests',
      summary: 'Who waits to be let read one’s own deals, the longest waiting first',
      tags,
    })
    .input(pageInput())
    .output(pageOf(readingRequest)),
  answerAccess: procedure
    .route({ method: 'PUT', path: '/deals/{id}/access/{member_id}', summary: 'Let a member read, or not, whatever others may', tags })
    .input(about.extend({ member_id: memberId, answer: z.enum(['granted', 'refused']) }))
    .output(nothing),
  tellInvestment: procedure
    .route({ method: 'PUT', path: '/deals/{id}/investment', summary: 'Tell the owner that one has invested', tags })
    .input(about)
    .output(nothing),
  withdrawInvestment: procedure
    .route({ method: 'DELETE', path: '/deals/{id}/investment', summary: 'Say so no longer', tags })
    .input(about)
    .output(nothing),
  investors: procedure
    .route({ method: 'GET', path: '/deals/{id}/investors', summary: 'Who came by one’s own deal, and how far; the last first', tags })
    .input(about.extend(pageInput().shape))
    .output(pageOf(investor)),
  analytics: procedure
    .route({ method: 'GET', path: '/deals/{id}/analytics', summary: 'What came of one’s own deal', tags })
    .input(about.extend({ days: period }))
    .output(analytics),
  analyticsFile: procedure
    .route({ method: 'GET', path: '/deals/{id}/analytics.csv', summary: 'The same over time, as a table', tags })
    .input(about.extend({ days: period }))
    .output(downloadOf('text/csv')),
  overview: procedure
    .route({ method: 'GET', path: '/deal-analytics', summary: 'What came of all of one’s own deals', tags })
    .input(z.object({ days: period }))
    .output(overview),
  overviewFile: procedure
    .route({ method: 'GET', path: '/deal-analytics.csv', summary: 'The same deal by deal, as a table', tags })
    .input(z.object({ days: period }))
    .output(downloadOf('text/csv')),
}

export const dealsLive = {
  /** Something of a deal that the member can see has changed: what others did about one's own, or what an owner answered. Ask anew. */
  'deals.changed': z.object({ deal_id: z.uuid() }),
  /** The member did something about a deal themselves, on another device perhaps. */
  'deals.ownChanged': z.object({ deal_id: z.uuid() }),
}
