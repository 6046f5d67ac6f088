import * as z from 'zod'
import { memberId, pageInput, pageOf, procedure, timestamp } from '#platform/contract.ts'
import { tooLong } from '#platform/invalid.ts'
import { memberBrief } from '#features/members/contract.ts'
import { organisationBrief } from '#features/organisations/contract.ts'
import { country } from '#features/places/contract.ts'
import { currencies, fundingStages, industries } from '#features/profiles/vocabulary.ts'
import { fact } from '#features/sustainability/reading-contract.ts'
import { readerChoices } from './access-choices.ts'
import { bookmarksShown, count, dealId, nothing, tags } from './common-contract.ts'
import { introductionStates } from './introductions.ts'
import { dealOrders } from './orders.ts'
import { place } from './posting-contract.ts'
import { readings } from './reading.ts'
import { dealStatuses } from './statuses.ts'

const goal = z.coerce.number().int().min(1).max(17)
const euros = z.coerce.number().int().min(0).max(1e11).optional()

const flag = z.union([z.boolean(), z.stringbool()]).optional()

const dealFilters = z.object({
  query: z.string().trim().max(100, tooLong(100)).optional().describe('Words in the title, company name or description'),
  stage: z.enum(fundingStages).optional(),
  industry: z.enum(industries).optional(),
  status: z
    .enum([...dealStatuses, 'all'])
    .optional()
    .describe('Active and open deals by default'),
  country: country.optional(),
  goal: goal.optional(),
  from: euros.describe('Minimum funding amount, converted to euros at approximate rates'),
  to: euros.describe('Maximum funding amount, converted to euros at approximate rates'),
  measures_emissions: flag.describe('true: only deals of organisations that show all members emissions which they have measured'),
  evidenced: flag.describe('true: only deals of organisations that show all members evidence for the goal, or for any if you name none'),
  fits: flag.describe('true: only deals that match your investment preferences'),
})
export type DealFilters = z.infer<typeof dealFilters>

/** What the viewer has done about a deal. */
const standing = z.object({
  bookmarked: z.boolean(),
  interested: z.boolean(),
  introduction: z.enum(introductionStates).nullable(),
  contact_id: memberId.nullable().describe('The colleague of the deal’s contact who accepted the introduction, if it was not the contact'),
  invested: z.boolean().describe('You told the owner that you have invested'),
  in_pipeline: z.boolean().describe('The deal is in your own pipeline, which only you can see'),
})

export const dealCard = z.object({
  id: z.uuid(),
  user_id: memberId.describe('Who posted it, and is its contact'),
  organisation: organisationBrief.nullable().describe('The organisation it belongs to; its people share it'),
  fact: fact.nullable().describe('A fact about the organisation’s sustainability that it shows all members'),
  title: z.string(),
  company_name: z.string().describe('The name of the organisation, if it has one'),
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
  standing: standing.nullable().describe('What you have done about the deal; null for your own deals and your organisations’'),
  deck: z
    .object({ id: z.uuid(), pages: z.number().int() })
    .nullable()
    .describe('The ID of the pitch deck as a document, whether or not you may read it'),
})
export type DealCard = z.infer<typeof dealCard>

const dealCounts = z.object({ viewed: count, downloaded: count, bookmarked: bookmarksShown, interested: count, requested_intro: count })
export type DealCounts = z.infer<typeof dealCounts>

const can = z.object({
  edit: z.boolean().describe('Change its fields, documents and status, and delete it'),
  changeOrganisation: z.boolean().describe('Change which organisation it belongs to'),
})
export type DealCan = z.infer<typeof can>

const deal = dealCard.omit({ excerpt: true, fact: true }).extend({
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
  reading: z.enum(readings).describe('Whether you may read the documents, or can ask to'),
  counts: dealCounts.nullable().describe('Only for your own deals and your organisations’'),
  can: can.describe('What you may do, besides reading its figures and answering requests if it is your own'),
})
export type Deal = z.infer<typeof deal>

export const dealProcedures = {
  list: procedure
    .route({ method: 'GET', path: '/deals', summary: "List other members' deals", tags })
    .input(dealFilters.extend({ ...pageInput().shape, order: z.enum(dealOrders).default('newest') }))
    .output(pageOf(dealCard)),
  count: procedure
    .route({ method: 'GET', path: '/deals/count', summary: "Count other members' deals that match the filters, up to 1,000", tags })
    .input(dealFilters)
    .output(z.object({ count })),
  mine: procedure
    .route({
      method: 'GET',
      path: '/deals/mine',
      summary: 'List your own deals and your organisations’, most recently updated first',
      tags,
    })
    .input(pageInput())
    .output(pageOf(dealCard.extend({ counts: dealCounts, can }))),
  ofMember: procedure
    .route({ method: 'GET', path: '/members/{id}/deals', summary: "List another member's deals, most recently updated first", tags })
    .input(pageInput({ usual: 5 }).extend({ id: memberId }))
    .output(pageOf(dealCard)),
  ofOrganisation: procedure
    .route({
      method: 'GET',
      path: '/organisations/{id}/deals',
      summary: 'List the deals of an organisation that are open to investors, most recently updated first',
      tags,
    })
    .input(pageInput({ usual: 5 }).extend({ id: z.uuid().toLowerCase() }))
    .output(pageOf(dealCard)),
  get: procedure.route({ method: 'GET', path: '/deals/{id}', summary: 'Get a deal', tags }).input(dealId).output(deal),
  view: procedure
    .route({ method: 'POST', path: '/deals/{id}/views', summary: "Count a view of another member's deal", tags })
    .input(dealId)
    .output(nothing),
}
