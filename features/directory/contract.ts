import * as z from 'zod'
import { memberId, pageInput, pageOf, procedure, timestamp } from '#platform/contract.ts'
import { countCap } from './count-cap.ts'
import { country } from '#features/places/contract.ts'
import { currencies, fundingStages, industries, memberGroups, userTypes } from '#features/profiles/vocabulary.ts'
import { tooLong } from '#platform/invalid.ts'

const goal = z.coerce.number().int().min(1).max(17)

const directoryFilters = z.object({
  query: z.string().trim().max(100, tooLong(100)).optional(),
  role: z.enum(memberGroups).optional(),
  industry: z.enum(industries).optional().describe("A startup's industry, or one of an investor's focus industries"),
  stage: z.enum(fundingStages).optional().describe("A startup's stage, or one of the stages an investor looks for"),
  country: country.optional(),
  goal: goal.optional().describe('Sustainable development goal, by number'),
  completed: z.union([z.boolean(), z.stringbool()]).optional().describe('True: only members whose profile is complete'),
})
export type DirectoryFilters = z.infer<typeof directoryFilters>

const yes = z.union([z.boolean(), z.stringbool()]).optional()
const partial = yes.describe('True: where nobody has all words of the search, those who have most of them')

/** What one asks of a member before their name: how far or how much, what for, and how well they fit. */
const cardDetails = z.object({
  stages: z.array(z.enum(fundingStages)).describe("A startup's own, or those an investor looks for"),
  amount: z
    .object({ from: z.number().int().nullable(), to: z.number().int().nullable(), currency: z.enum(currencies) })
    .nullable()
    .describe('Minor units: what a startup raises (from = to), or the tickets an investor writes'),
  sdgs: z.array(goal),
  score: z.number().int().nullable().describe('How well the viewer and they fit, as their match card says; null if too little is known'),
})
export type CardDetails = z.infer<typeof cardDetails>

const memberCard = z.object({
  id: memberId,
  full_name: z.string(),
  user_type: z.enum(userTypes),
  company_name: z.string(),
  headline: z.string().describe('The first 180 characters of the bio'),
  city: z.string().nullable(),
  country: country.nullable(),
  focus: z.string().nullable().describe('Industry, or first focus industry'),
  profile_picture: z.string().nullable(),
  joined_at: timestamp,
  details: cardDetails.nullable().describe('null where they were not asked for'),
})
export type MemberCard = z.infer<typeof memberCard>

const count = z.number().int().min(0)
const counts = z.object({ all: count, startup: count, investor: count, mentor: count })
export type MemberCounts = z.infer<typeof counts>

export const directoryContract = {
  list: procedure
    .route({
      method: 'GET',
      path: '/members',
      summary: 'Members other than oneself: best match first under a search, else newest first',
      tags: ['Directory'],
    })
    .input(directoryFilters.extend({ ...pageInput().shape, partial, details: yes.describe('True: with the details of each') }))
    .output(
      pageOf(memberCard).extend({
        words: z
          .object({ had: z.number().int(), of: z.number().int() })
          .nullable()
          .describe('How many words of the search those found have, where nobody has all of them'),
      }),
    ),
  get: procedure
    .route({ method: 'GET', path: '/members/{id}', summary: "One member's entry, as the list shows it", tags: ['Directory'] })
    .input(z.object({ id: memberId }))
    .output(memberCard),
  counts: procedure
    .route({
      method: 'GET',
      path: '/members/counts',
      summary: 'How many members there are, in all and under the filters',
      tags: ['Directory'],
    })
    .input(directoryFilters.omit({ role: true }).extend({ partial }))
    .output(
      z.object({
        community: counts.describe(
          'The whole community, oneself too; without members who are hidden from one, so that the figures fit the list',
        ),
        matching: counts
          .nullable()
          .describe(`Under the filters, oneself left out, each at most ${countCap + 1} (shown '${countCap}+'); null without filters`),
      }),
    ),
  countries: procedure
    .route({ method: 'GET', path: '/members/countries', summary: 'The countries that other members come from', tags: ['Directory'] })
    .output(z.object({ items: z.array(country) })),
}

export const directoryLive = {
  /** A member's entry changed; told to those whose lists show it ('profile:<id>'). */
  'directory.changed': z.object({ id: memberId }),
}
