import * as z from 'zod'
import { pageInput, pageOf, procedure } from '#platform/contract.ts'
import { about, nothing, tags } from './common-contract.ts'
import { organisationBrief } from './organisation-contract.ts'

const otherSide = organisationBrief.extend({ is_investor: z.boolean().describe('Whether it is the investor of the two') })
export type OtherSide = z.infer<typeof otherSide>

const pair = z.object({ fund_id: z.uuid().toLowerCase(), company_id: z.uuid().toLowerCase() })

export const portfolioProcedures = {
  portfolio: procedure
    .route({
      method: 'GET',
      path: '/organisations/{id}/portfolio',
      summary: 'List the confirmed portfolio companies of a fund, or the confirmed investors of a company, by name',
      tags,
    })
    .input(pageInput().extend(about.shape))
    .output(pageOf(otherSide)),
  portfolioRequests: procedure
    .route({
      method: 'GET',
      path: '/organisations/{id}/portfolio/requests',
      summary: 'List investments that one side has stated and the other has yet to confirm (owners and admins)',
      tags,
    })
    .input(about)
    .output(z.object({ items: z.array(otherSide.extend({ is_ours: z.boolean().describe('Stated by this organisation') })) })),
  stateInvestment: procedure
    .route({
      method: 'PUT',
      path: '/organisations/{fund_id}/portfolio/{company_id}',
      summary: 'State that a fund has invested in a company, or confirm it; shown once both sides have',
      tags,
    })
    .input(pair)
    .output(nothing),
  denyInvestment: procedure
    .route({
      method: 'DELETE',
      path: '/organisations/{fund_id}/portfolio/{company_id}',
      summary: 'Withdraw or reject the statement, by either side',
      tags,
    })
    .input(pair)
    .output(nothing),
}
