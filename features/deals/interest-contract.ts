import * as z from 'zod'
import { memberId, pageInput, pageOf, procedure, text, timestamp } from '#platform/contract.ts'
import { memberBrief } from '#features/members/contract.ts'
import { dealId, nothing, tags } from './common-contract.ts'
import { introductionAnswers, introductionStates } from './introductions.ts'
import { longestNote } from './limits.ts'

const introduction = z.object({
  deal_id: z.uuid(),
  deal_title: z.string(),
  member: memberBrief,
  note: z.string(),
  state: z.enum(introductionStates),
  requested_at: timestamp,
})
export type Introduction = z.infer<typeof introduction>

export const interestProcedures = {
  bookmark: procedure
    .route({ method: 'PUT', path: '/deals/{id}/bookmark', summary: 'Bookmark a deal. Repeating the request has no effect.', tags })
    .input(dealId)
    .output(nothing),
  removeBookmark: procedure
    .route({ method: 'DELETE', path: '/deals/{id}/bookmark', summary: 'Remove a bookmark', tags })
    .input(dealId)
    .output(nothing),
  expressInterest: procedure
    .route({ method: 'PUT', path: '/deals/{id}/interest', summary: 'Express interest in a deal; the owner is notified', tags })
    .input(dealId)
    .output(nothing),
  withdrawInterest: procedure
    .route({ method: 'DELETE', path: '/deals/{id}/interest', summary: 'Withdraw your interest in a deal', tags })
    .input(dealId)
    .output(nothing),
  requestIntroduction: procedure
    .route({ method: 'PUT', path: '/deals/{id}/introduction', summary: 'Request an introduction to the owner of a deal', tags })
    .input(dealId.extend({ note: text(longestNote).default('') }))
    .output(nothing),
  withdrawIntroduction: procedure
    .route({ method: 'DELETE', path: '/deals/{id}/introduction', summary: 'Withdraw your request for an introduction', tags })
    .input(dealId)
    .output(nothing),
  introductions: procedure
    .route({ method: 'GET', path: '/introductions', summary: 'List requests for introductions that you have not answered', tags })
    .input(pageInput().extend({ deal_id: z.uuid().optional() }))
    .output(pageOf(introduction)),
  answerIntroduction: procedure
    .route({ method: 'PUT', path: '/deals/{id}/introductions/{member_id}', summary: 'Accept, decline or postpone a request', tags })
    .input(
      dealId.extend({
        member_id: memberId,
        answer: z.enum(introductionAnswers),
        reason: text(longestNote).default('').describe('If declined: the reason, which the other member can read'),
      }),
    )
    .output(nothing),
  tellInvestment: procedure
    .route({ method: 'PUT', path: '/deals/{id}/investment', summary: 'Tell the owner of a deal that you have invested', tags })
    .input(dealId)
    .output(nothing),
  withdrawInvestment: procedure
    .route({ method: 'DELETE', path: '/deals/{id}/investment', summary: 'Withdraw the statement that you have invested', tags })
    .input(dealId)
    .output(nothing),
}
