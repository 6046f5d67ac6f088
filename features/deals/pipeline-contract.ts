import * as z from 'zod'
import { pageInput, pageOf, procedure, text, timestamp } from '#platform/contract.ts'
import { dealId, nothing, tags } from './common-contract.ts'
import { dealCard } from './deal-contract.ts'
import { longestNote, longestPrivateNote } from './limits.ts'
import { pipelineSteps } from './pipeline-steps.ts'

const pipelineItem = z.object({
  deal: dealCard,
  step: z.enum(pipelineSteps),
  place: z.number(),
  note: z.string(),
  pass_reason: z.string(),
  updated_at: timestamp,
})
export type PipelineItem = z.infer<typeof pipelineItem>

export const pipelineProcedures = {
  pipeline: procedure
    .route({ method: 'GET', path: '/deal-pipeline', summary: 'List the deals in one step of your pipeline (investors only)', tags })
    .input(z.object({ step: z.enum(pipelineSteps), ...pageInput({ usual: 50 }).shape }))
    .output(pageOf(pipelineItem)),
  place: procedure
    .route({ method: 'PUT', path: '/deal-pipeline/{id}', summary: 'Add a deal to your pipeline or move it', tags })
    .input(
      dealId.extend({
        step: z.enum(pipelineSteps),
        after: z.uuid().nullable().default(null).describe('The deal to place it after; null for the first position'),
        pass_reason: text(longestNote).optional(),
      }),
    )
    .output(nothing),
  note: procedure
    .route({ method: 'PUT', path: '/deal-pipeline/{id}/note', summary: 'Save a private note about a deal', tags })
    .input(dealId.extend({ note: text(longestPrivateNote) }))
    .output(nothing),
  takeOut: procedure
    .route({ method: 'DELETE', path: '/deal-pipeline/{id}', summary: 'Remove a deal and its note from your pipeline', tags })
    .input(dealId)
    .output(nothing),
}
