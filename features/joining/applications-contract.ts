import * as z from 'zod'
import { pageInput, pageOf, procedure, text, timestamp } from '#platform/contract.ts'
import { invalid } from '#platform/invalid.ts'
import { userTypes } from '#platform/members.ts'
import { fieldTexts } from './field-texts.ts'
import { longestText, mostAtOnce } from './limits.ts'
import { tags } from './rules-contract.ts'

const application = z.object({
  id: z.string(),
  full_name: z.string(),
  email: z.string(),
  user_type: z.enum(userTypes),
  company_name: z.string(),
  bio: z.string(),
  answers: z.array(z.object({ question: z.string().describe('In the reader’s language'), answer: z.string() })),
  invited_by: z.string().nullable().describe('The member whose referral link they came through'),
  applied_at: timestamp,
  decided_at: timestamp.nullable(),
  decided_by: z.string().nullable().describe('Their name; null for former members'),
  reason: z.string().describe('Why it was declined'),
})
export type Application = z.infer<typeof application>

/** What became of an application whose address was confirmed; `closed` if the community takes no applications any more. */
export const applicationOutcomes = ['admitted', 'waiting', 'closed', 'member'] as const
export type ApplicationOutcome = (typeof applicationOutcomes)[number]

const ids = z.array(z.uuid().toLowerCase()).min(1).max(mostAtOnce)
const decided = z.object({
  decided: z.number().int(),
  missed: z.number().int().describe('Applications that somebody else has decided before'),
})

export const applicationsContract = {
  waiting: procedure
    .route({ method: 'GET', path: '/operators/joining/waiting', summary: 'Count the applications that wait for a decision', tags })
    .output(z.object({ waiting: z.number().int() })),
  applications: procedure
    .route({
      method: 'GET',
      path: '/operators/joining/applications',
      summary: 'List applications: waiting ones, oldest first, or those declined lately, newest first',
      tags,
    })
    .input(pageInput().extend({ state: z.enum(['waiting', 'declined']).default('waiting') }))
    .output(pageOf(application)),
  approve: procedure
    .route({
      method: 'POST',
      path: '/operators/joining/applications/approve',
      summary: 'Admit applicants, who are told by email',
      tags,
    })
    .input(z.object({ ids }))
    .output(decided),
  decline: procedure
    .route({
      method: 'POST',
      path: '/operators/joining/applications/decline',
      summary: 'Decline applications; the applicants get the reason by email',
      tags,
    })
    .input(z.object({ ids, reason: text(longestText.reason).min(1, invalid(fieldTexts.reason)) }))
    .output(decided),
}
