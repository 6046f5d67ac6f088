import * as z from 'zod'
import { pageInput, pageOf, procedure, timestamp } from '#platform/contract.ts'
import { organisationBrief } from '#features/organisations/contract.ts'
import { organisationKinds } from '#features/organisations/kinds.ts'
import { verifiedBy } from '#features/organisations/verification-contract.ts'
import { country } from '#features/places/contract.ts'
import { currencies, fundingStages, industries } from '#features/profiles/vocabulary.ts'
import { fact } from '#features/sustainability/reading-contract.ts'
import { countCap } from './count-cap.ts'
import { count, flag, goal, ownFields, partial, query, words } from './filter-fields.ts'

const organisationFilters = z.object({
  query,
  kind: z.enum(organisationKinds).optional(),
  industry: z.enum(industries).optional(),
  stage: z.enum(fundingStages).optional().describe("A startup's stage, or one of the stages a fund looks for"),
  country: country.optional().describe('One of the countries it is based in'),
  goal: goal.optional().describe('Sustainable development goal, by number'),
  fields: ownFields,
  verified: flag.describe('True: only organisations that have shown that the domain of their website is their own'),
  measures_emissions: flag.describe('True: only organisations that show all members emissions which they have measured'),
  evidenced: flag.describe('True: only organisations that show all members evidence for the goal, or for any if you name none'),
})
export type OrganisationFilters = z.infer<typeof organisationFilters>

const organisationCard = organisationBrief.extend({
  headline: z.string().describe('The first 180 characters of the description'),
  countries: z.array(country).describe('The seat first'),
  industries: z.array(z.enum(industries)),
  stages: z.array(z.enum(fundingStages)).describe("A startup's own, or those a fund looks for"),
  amount: z
    .object({ from: z.number().int().nullable(), to: z.number().int().nullable(), currency: z.enum(currencies) })
    .nullable()
    .describe('Minor units: what a startup raises (from = to), or the tickets of a fund'),
  sdgs: z.array(goal),
  people_count: count,
  verified: verifiedBy.nullable(),
  fact: fact.nullable().describe('A fact about its sustainability that it shows all members'),
  created_at: timestamp,
})
export type OrganisationCard = z.infer<typeof organisationCard>

const counts = z.object({ all: count, startup: count, fund: count, corporate: count, accelerator: count, public: count })
export type OrganisationCounts = z.infer<typeof counts>

const tags = ['Directory']

export const organisationProcedures = {
  organisations: procedure
    .route({
      method: 'GET',
      path: '/organisations',
      summary: 'List organisations: best match first for a search, otherwise newest first',
      tags,
    })
    .input(organisationFilters.extend({ ...pageInput().shape, partial }))
    .output(pageOf(organisationCard).extend({ words })),
  organisation: procedure
    .route({ method: 'GET', path: '/organisations/{id}/card', summary: 'Get the directory entry of an organisation', tags })
    .input(z.object({ id: z.uuid().toLowerCase() }))
    .output(organisationCard),
  organisationCounts: procedure
    .route({
      method: 'GET',
      path: '/organisations/counts',
      summary: 'Count the organisations, in total and matching the filters',
      tags,
    })
    .input(organisationFilters.extend({ partial }))
    .output(
      z.object({
        community: counts,
        matching: counts
          .nullable()
          .describe(
            `Matching the filters other than the kind, each at most ${countCap + 1} (shown as '${countCap}+'); null without filters`,
          ),
      }),
    ),
}
