import * as z from 'zod'

/** Below `/api`: several questions of a member in one request. Each is answered as if it had been asked alone. */
export const batchPath = '/batch'

/** How many questions go into one request at most. */
export const mostInBatch = 32

export const batchInput = z.object({
  questions: z
    .array(
      z.object({
        path: z.string().max(4_000).describe("Below `/api`, with what is asked: '/matches/counts'"),
        body: z.string().max(16_000).optional().describe('Of a question that is asked by POST: its JSON'),
      }),
    )
    .min(1)
    .max(mostInBatch),
})
export type BatchInput = z.infer<typeof batchInput>

/** A line of the answer, JSON; they come in the order in which the questions could be answered. */
export interface BatchLine {
  /** Place of the question. */
  at: number
  status: number
  /** JSON, as it would have been sent. */
  body: string
}
