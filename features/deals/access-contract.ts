import * as z from 'zod'
import { memberId, pageInput, pageOf, procedure, timestamp } from '#platform/contract.ts'
import { memberBrief } from '#features/members/contract.ts'
import { dealId, nothing, tags } from './common-contract.ts'
import { grantStates } from './reading.ts'

const access = z.object({
  member: memberBrief,
  state: z.enum(grantStates),
  asked_at: timestamp.nullable().describe('null for members who were granted or refused access without asking'),
})
export type Access = z.infer<typeof access>

const readingRequest = z.object({ deal_id: z.uuid(), deal_title: z.string(), member: memberBrief, asked_at: timestamp })
export type ReadingRequest = z.infer<typeof readingRequest>

export const accessProcedures = {
  askToRead: procedure
    .route({
      method: 'PUT',
      path: '/deals/{id}/access',
      summary: 'Ask the owner for access to the documents. No effect if you have access already.',
      tags,
    })
    .input(dealId)
    .output(nothing),
  withdrawAsk: procedure
    .route({ method: 'DELETE', path: '/deals/{id}/access', summary: 'Withdraw your request for access', tags })
    .input(dealId)
    .output(nothing),
  access: procedure
    .route({ method: 'GET', path: '/deals/{id}/access', summary: 'List requests and decisions about access to a deal of your own', tags })
    .input(dealId.extend(pageInput().shape))
    .output(pageOf(access)),
  readingRequests: procedure
    .route({ method: 'GET', path: '/reading-requests', summary: 'List open requests for access to your deals, oldest first', tags })
    .input(pageInput())
    .output(pageOf(readingRequest)),
  answerAccess: procedure
    .route({
      method: 'PUT',
      path: '/deals/{id}/access/{member_id}',
      summary: 'Grant or refuse a member access, regardless of who else may read',
      tags,
    })
    .input(dealId.extend({ member_id: memberId, answer: z.enum(['granted', 'refused']) }))
    .output(nothing),
}
