import { oc } from '@orpc/contract'
import * as z from 'zod'
import { problemStatus } from '#platform/problems.ts'

/** What every refusal carries besides its code: which problem it is, and where it stands. */
export const problemData = z.object({
  problem: z.string().describe('Stable name of the problem; key of the message catalogue'),
  parameters: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  field: z.string().optional().describe('The input field the problem is about'),
  issues: z
    .array(z.object({ path: z.string(), message: z.string() }))
    .optional()
    .describe('Each invalid field of the input, with what to do about it'),
})
export type ProblemData = z.infer<typeof problemData>

/** Every procedure of every room starts from here, so that all refuse in the same shape. */
export const procedure = oc.errors(
  Object.fromEntries(Object.entries(problemStatus).map(([code, status]) => [code, { status, data: problemData }])) as {
    [code in keyof typeof problemStatus]: { status: number; data: typeof problemData }
  },
)

/** In one spelling, so that ids can be compared and named in topics as they come. */
export const memberId = z.uuid().toLowerCase()
export const timestamp = z.iso.datetime().describe('UTC, ISO 8601')

/** A page of a list: pass `next_cursor` back as `cursor` for what follows; null at the end. */
export const pageOf = <Item extends z.ZodType>(item: Item) => z.object({ items: z.array(item), next_cursor: z.string().nullable() })

/** A text of the server in its own language: translated by `id` where a catalogue is at hand, else `message` filled in. */
export const serverText = z.object({
  id: z.string(),
  message: z.string(),
  parameters: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
})
export type ServerText = z.infer<typeof serverText>
