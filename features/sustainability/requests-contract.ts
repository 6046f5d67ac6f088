import * as z from 'zod'
import { pageInput, pageOf, procedure, text, timestamp } from '#platform/contract.ts'
import { organisationBrief } from '#features/organisations/contract.ts'
import { memberBrief } from '#features/members/contract.ts'
import { audiences } from './audience.ts'
import { about, count, day, nothing, tags, year } from './common-contract.ts'
import { askedAtOnce, longestText } from './limits.ts'
import { framework, section } from './question-contract.ts'

const requestStates = ['open', 'granted', 'declined', 'ended'] as const
export type RequestState = (typeof requestStates)[number]

const asked = z.object({
  id: z.uuid(),
  framework,
  year,
  due_on: day.nullable(),
  note: z.string(),
  state: z.enum(requestStates),
  reason: z.string().describe('Why it was declined'),
  asked_at: timestamp,
  answered_at: timestamp.nullable(),
})

const received = asked.extend({
  by: memberBrief,
  for_organisation: organisationBrief.nullable().describe('In whose name they ask; its people read as well'),
  answered: count.describe('Answers to this framework’s questions that readers can have'),
  asked: count,
  team_only: z.array(section).describe('Sections of this framework that nobody outside reads, whatever is granted'),
})
export type ReceivedRequest = z.infer<typeof received>

const sent = asked.extend({ organisation: organisationBrief })
export type SentRequest = z.infer<typeof sent>

const waiting = z.object({
  organisation: organisationBrief,
  requests: count,
  due_on: day.nullable().describe('The earliest day by which somebody needs answers'),
})
export type WaitingRequests = z.infer<typeof waiting>

const aboutRequest = about.extend({ request_id: z.uuid().toLowerCase() })
const path = '/organisations/{id}/sustainability'

export const requestsProcedures = {
  ask: procedure
    .route({
      method: 'POST',
      path: '/sustainability/requests',
      summary: 'Ask organisations for their answers to a framework’s questions',
      tags,
    })
    .input(
      z.object({
        organisations: z
          .array(z.object({ id: z.uuid().toLowerCase(), request_id: z.uuid().toLowerCase() }))
          .min(1)
          .max(askedAtOnce),
        framework,
        year,
        due_on: day.nullable().default(null),
        note: text(longestText.note).default(''),
        as_organisation_id: z.uuid().toLowerCase().nullable().default(null).describe('The organisation of yours that asks'),
      }),
    )
    .output(
      z.object({
        asked: count,
        already: count.describe('Organisations that you have asked for this before, or that declined it in the last 30 days'),
      }),
    ),
  withdraw: procedure
    .route({
      method: 'DELETE',
      path: '/sustainability/requests/{request_id}',
      summary: 'Withdraw a request of yours; what it granted ends',
      tags,
    })
    .input(z.object({ request_id: z.uuid().toLowerCase() }))
    .output(nothing),
  sent: procedure
    .route({ method: 'GET', path: '/sustainability/requests', summary: 'List your requests, newest first', tags })
    .input(pageInput())
    .output(pageOf(sent)),
  waiting: procedure
    .route({
      method: 'GET',
      path: '/sustainability/requests/waiting',
      summary: 'List your organisations whose answers somebody waits for, if you decide about them',
      tags,
    })
    .output(z.object({ items: z.array(waiting) })),
  received: procedure
    .route({ method: 'GET', path: `${path}/requests`, summary: 'List who asked your organisation for answers, or can read them', tags })
    .input(about.extend({ state: z.enum(requestStates).default('open') }).extend(pageInput().shape))
    .output(pageOf(received)),
  grant: procedure
    .route({ method: 'POST', path: `${path}/requests/grants`, summary: 'Grant open requests, one or several at once', tags })
    .input(about.extend({ request_ids: z.array(z.uuid().toLowerCase()).min(1).max(100) }))
    .output(z.object({ granted: count })),
  decline: procedure
    .route({ method: 'POST', path: `${path}/requests/{request_id}/decline`, summary: 'Decline a request, with a reason', tags })
    .input(aboutRequest.extend({ reason: text(longestText.reason).default('') }))
    .output(nothing),
  revoke: procedure
    .route({ method: 'POST', path: `${path}/requests/{request_id}/end`, summary: 'Take back what you granted', tags })
    .input(aboutRequest)
    .output(nothing),
  setAudiences: procedure
    .route({ method: 'PUT', path: `${path}/audiences`, summary: 'Choose who reads sections of your organisation’s answers', tags })
    .input(about.extend({ audiences: z.partialRecord(section, z.enum(audiences)) }))
    .output(nothing),
}
