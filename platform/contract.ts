import { oc } from '@orpc/contract'
import * as z from 'zod'
import { userTypes } from '#platform/members.ts'
import { pictureWidths } from '#platform/picture-widths.ts'
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

/**
 * What is asked of a list: a page of at most `limit` items, which follow those that ended at `cursor`.
 * @param most items that one page may hold
 * @param usual items where nothing else is asked for
 */
export const pageInput = ({ most = 50, usual = 20 } = {}) =>
  z.object({ cursor: z.string().max(300).optional(), limit: z.coerce.number().int().min(1).max(most).default(usual) })
export type PageRequest = z.output<ReturnType<typeof pageInput>>

/** A page of a list: pass `next_cursor` back as `cursor` for what follows; null at the end. */
export const pageOf = <Item extends z.ZodType>(item: Item) => z.object({ items: z.array(item), next_cursor: z.string().nullable() })
export interface Page<Item> {
  items: Item[]
  next_cursor: string | null
}

/** A member as they stand beside what they did or said, in every room. */
export const memberBrief = z.object({
  id: memberId,
  full_name: z.string(),
  user_type: z.enum(userTypes),
  company_name: z.string(),
  profile_picture: z
    .string()
    .nullable()
    .describe(`Address without its width: append -${pictureWidths.picture.join('.webp, -')}.webp`),
})
export type MemberBrief = z.infer<typeof memberBrief>

/** A text of the server in its own language: translated by `id` where a catalogue is at hand, else `message` filled in. */
export const serverText = z.object({
  id: z.string(),
  message: z.string(),
  parameters: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
})
export type ServerText = z.infer<typeof serverText>
