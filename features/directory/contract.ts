import * as z from 'zod'
import { memberId, pageInput, pageOf, procedure, timestamp } from '#platform/contract.ts'
import { countCap } from './count-cap.ts'
import { country } from '#features/places/contract.ts'
import { fundingStages, industries, memberGroups, userTypes } from '#features/profiles/vocabulary.ts'

const goal = z.coerce.number().int().min(1).max(17)

const directoryFilters = z.object({
  query: z.string().trim().max(100, 'Please search for at most 100 characters').optional(),
  role: z.enum(memberGroups).optional(),
  industry: z.enum(industries).optional().describe("A startup's industry, or one of an investor's focus industries"),
  stage: z.enum(fundingStages).optional().describe("A startup's stage, or one of the stages an investor looks for"),
  country: country.optional(),
  goal: goal.optional().describe('Sustainable development goal, by number'),
  completed: z.union([z.boolean(), z.stringbool()]).optional().describe('True: only members whose profile is complete'),
})
export type DirectoryFilters = z.infer<typeof directoryFilters>

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
    .input(directoryFilters.extend(pageInput().shape))
    .output(pageOf(memberCard)),
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
    .input(directoryFilters.omit({ role: true }))
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
}

export const directoryLive = {
  /** A member's entry changed; told to those whose lists show it ('profile:<id>'). */
  'directory.changed': z.object({ id: memberId }),
}
