import * as z from 'zod'
import { pageInput, pageOf, procedure, text, timestamp } from '#platform/contract.ts'
import { invalid } from '#platform/invalid.ts'
import { memberBrief } from '#features/members/contract.ts'
import { organisationBrief } from '#features/organisations/contract.ts'
import { country } from '#features/places/contract.ts'
import { fundingStages, industries } from '#features/profiles/vocabulary.ts'
import { flowFields, valuationFields } from './entries-contract.ts'
import { fieldTexts } from './field-texts.ts'
import { longestText } from './limits.ts'
import { returns } from './portfolio-contract.ts'
import { about, amount, asOf, currency, day, givenDay, id, nothing, ofLedger, tags } from './values-contract.ts'
import { instruments, investmentStatuses } from './vocabulary.ts'

const goal = z.number().int().min(1).max(17)

/** The details of an investment, without its cash flows. */
const investmentFields = z.object({
  company_name: text(longestText.company_name).min(1, invalid(fieldTexts.companyName)),
  instrument: z.enum(instruments),
  status: z.enum(investmentStatuses),
  currency,
  industry: z.enum(industries).nullable().default(null),
  funding_stage: z.enum(fundingStages).nullable().default(null),
  country: country.nullable().default(null),
  sdgs: z.array(goal).max(17).default([]),
  note: text(longestText.note).default(''),
})
export type InvestmentFields = z.output<typeof investmentFields>

const newInvestment = investmentFields.extend({ id, ...ofLedger, deal_id: id.nullable().default(null), date: givenDay, amount })
export type NewInvestment = z.output<typeof newInvestment>
const changedInvestment = investmentFields.omit({ currency: true }).extend({ id })
export type ChangedInvestment = z.output<typeof changedInvestment>

const investment = investmentFields.extend({
  id,
  deal_id: id.nullable().describe('The deal on the platform in which the investment was made'),
  owner_id: id.nullable().describe('The founder who posted the deal and sends updates; null if they cannot be contacted'),
  first_date: day.nullable(),
  returns,
  updated_at: timestamp,
})
export type Investment = z.infer<typeof investment>

const changed = z
  .object({ by: memberBrief.nullable().describe('null if they are no longer a member, or not shown to you'), at: timestamp })
  .nullable()
  .describe('Who added or last changed it, and when; null in your own ledger')
export type Changed = z.infer<typeof changed>

const investmentDetails = investment.extend({
  organisation: organisationBrief.nullable().describe('Whose people share it; null in your own ledger'),
  responsible: memberBrief
    .nullable()
    .describe('In a shared ledger: who added it, or the colleague who continues for them; null if they are not shown to you'),
  changed,
  flows: z.array(flowFields.extend({ id, changed })).describe('By date'),
  valuations: z.array(valuationFields.extend({ id, changed })).describe('By date'),
  can: z.object({ remove: z.boolean(), move: z.boolean().describe('To another ledger of yours') }),
})
export type InvestmentDetails = z.infer<typeof investmentDetails>

export const ledgerContract = {
  list: procedure
    .route({ method: 'GET', path: '/investments', summary: 'List the investments of a ledger, most recent first', tags })
    .input(pageInput().extend({ ...ofLedger, ...asOf, status: z.enum(investmentStatuses).optional(), query: text(100).optional() }))
    .output(pageOf(investment)),
  get: procedure
    .route({ method: 'GET', path: '/investments/{id}', summary: 'Get an investment with its cash flows and valuations', tags })
    .input(about.extend(asOf))
    .output(investmentDetails),
  ofDeal: procedure
    .route({
      method: 'GET',
      path: '/deals/{id}/investment',
      summary: 'Find your investment in a deal, and those in ledgers you share',
      tags,
    })
    .input(about)
    .output(
      z.object({
        investment_id: id.nullable().describe('In your own ledger'),
        shared: z.array(z.object({ investment_id: id, organisation: organisationBrief })).describe('The latest of each ledger'),
      }),
    ),
  add: procedure
    .route({ method: 'POST', path: '/investments', summary: 'Add an investment; repeating it with the same id changes nothing', tags })
    .input(newInvestment)
    .output(about),
  change: procedure
    .route({ method: 'PUT', path: '/investments/{id}', summary: 'Update the details of an investment', tags })
    .input(changedInvestment)
    .output(nothing),
  move: procedure
    .route({
      method: 'PUT',
      path: '/investments/{id}/ledger',
      summary: 'Move an investment that you added, with everything that belongs to it, to another ledger of yours',
      tags,
    })
    .input(about.extend(ofLedger))
    .output(nothing),
  remove: procedure
    .route({ method: 'DELETE', path: '/investments/{id}', summary: 'Delete an investment and everything that belongs to it', tags })
    .input(about)
    .output(nothing),
}
