import * as z from 'zod'
import { memberId, pageInput, pageOf, procedure, timestamp } from '#platform/contract.ts'
import { country } from '#features/places/contract.ts'
import { currencies, fundingStages, industries, memberGroups, userTypes } from '#features/profiles/vocabulary.ts'
import { countCap } from './count-cap.ts'
import { count, flag, goal, ownFields, partial, query, words } from './filter-fields.ts'
import { organisationProcedures } from './organisations-contract.ts'

export type { OrganisationCard, OrganisationCounts, OrganisationFilters } from './organisations-contract.ts'

const directoryFilters = z.object({
  query,
  role: z.enum(memberGroups).optional(),
  industry: z.enum(industries).optional().describe("A startup's industry, or one of an investor's focus industries"),
  stage: z.enum(fundingStages).optional().describe("A startup's stage, or one of the stages an investor looks for"),
  country: country.optional(),
  goal: goal.optional().describe('Sustainable development goal, by number'),
  fields: ownFields,
  completed: flag.describe('True: only members whose profile is complete'),
})
export type DirectoryFilters = z.infer<typeof directoryFilters>

/** Further facts on a card: stage, money, goals and match score. */
const cardDetails = z.object({
  stages: z.array(z.enum(fundingStages)).describe("A startup's own, or those an investor looks for"),
  amount: z
    .object({ from: z.number().int().nullable(), to: z.number().int().nullable(), currency: z.enum(currencies) })
    .nullable()
    .describe('Minor units: what a startup raises (from = to), or the tickets an investor writes'),
  sdgs: z.array(goal),
  score: z.number().int().nullable().describe('The match score with the viewer, as on the match card; null if too little is known'),
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
  details: cardDetails.nullable().describe('Null unless requested'),
})
export type MemberCard = z.infer<typeof memberCard>

const counts = z.object({ all: count, startup: count, investor: count, mentor: count })
export type MemberCounts = z.infer<typeof counts>

export const directoryContract = {
  list: procedure
    .route({
      method: 'GET',
      path: '/members',
      summary: 'List other members: best match first for a search, otherwise newest first',
      tags: ['Directory'],
    })
    .input(
      directoryFilters.extend({
        ...pageInput().shape,
        partial,
        details: flag.describe('True: include the details of each member'),
      }),
    )
    .output(pageOf(memberCard).extend({ words })),
  get: procedure
    .route({ method: 'GET', path: '/members/{id}', summary: 'Get the directory entry of a member', tags: ['Directory'] })
    .input(z.object({ id: memberId }))
    .output(memberCard),
  counts: procedure
    .route({
      method: 'GET',
      path: '/members/counts',
      summary: 'Count the members, in total and matching the filters',
      tags: ['Directory'],
    })
    .input(directoryFilters.extend({ partial }))
    .output(
      z.object({
        community: counts.describe(
          'The whole community including you, without members hidden from you, so that the counts agree with the list',
        ),
        matching: counts
          .nullable()
          .describe(
            `Matching the filters other than the role, without you, each at most ${countCap + 1} (shown as '${countCap}+'); null without filters`,
          ),
      }),
    ),
  countries: procedure
    .route({ method: 'GET', path: '/members/countries', summary: 'List the countries of other members', tags: ['Directory'] })
    .output(z.object({ items: z.array(country) })),
  ...organisationProcedures,
}

export const directoryLive = {
  /** A member's entry changed. Sent to clients that watch it ('profile:<id>'). */
  'directory.changed': z.object({ id: memberId }),
  /** An organisation's entry changed. Sent to its people and to clients that watch it ('organisation:<id>'). */
  'directory.organisationChanged': z.object({ id: z.uuid() }),
}
