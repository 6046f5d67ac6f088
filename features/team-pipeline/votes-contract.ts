import * as z from 'zod'
import { pageInput, pageOf, procedure, text, timestamp } from '#platform/contract.ts'
import { invalid } from '#platform/invalid.ts'
import { memberBrief } from '#features/members/contract.ts'
import { aboutCard, count, nothing, tags } from './common-contract.ts'
import { fieldTexts } from './field-texts.ts'
import { longestReason } from './limits.ts'
import { voteValues } from './vote-values.ts'

const value = z.enum(voteValues)

/** How a team has voted on a deal, as far as the reader may know. */
export const voting = z.object({
  voters: count,
  tally: z
    .object({ yes: count, no: count, unsure: count })
    .nullable()
    .describe('Null while votes are hidden from you because you have not voted'),
  own: z.object({ vote: value, reason: z.string() }).nullable(),
})
export type Voting = z.infer<typeof voting>

const vote = z.object({
  member: memberBrief,
  vote: value,
  reason: z.string(),
  voted_at: timestamp.describe('When it was cast or last changed'),
})
export type TeamVote = z.infer<typeof vote>

export const votesProcedures = {
  votes: procedure
    .route({
      method: 'GET',
      path: '/organisations/{id}/pipeline/deals/{deal_id}/votes',
      summary: 'List the team’s votes on a deal, latest first; none while they are hidden from you',
      tags,
    })
    .input(aboutCard.extend(pageInput().shape))
    .output(pageOf(vote)),
  vote: procedure
    .route({
      method: 'PUT',
      path: '/organisations/{id}/pipeline/deals/{deal_id}/vote',
      summary: 'Vote on a deal or change your vote; a no needs a reason',
      tags,
    })
    .input(
      aboutCard
        .extend({ vote: value, reason: text(longestReason).default('') })
        .refine(({ vote: cast, reason }) => cast !== 'no' || reason !== '', {
          path: ['reason'],
          message: invalid(fieldTexts.reason),
        }),
    )
    .output(nothing),
}
