import * as z from 'zod'
import { tooLong } from '#platform/invalid.ts'

/** Filters and options that the lists of members and of organisations have in common. */
export const query = z.string().trim().max(100, tooLong(100)).optional()
export const goal = z.coerce.number().int().min(1).max(17)
export const flag = z.union([z.boolean(), z.stringbool()]).optional()
export const partial = flag.describe('True: if nothing matches all words of the search, return what matches most of them')

/** How many words of the search the results match, if nothing matches all of them. */
export const words = z
  .object({ had: z.number().int(), of: z.number().int() })
  .nullable()
  .describe('How many words of the search the results match, if nothing matches all of them')

/** Filters by the community's own fields, as `features/fields/filters.ts` reads them. */
export const ownFields = z
  .string()
  .max(4000)
  .optional()
  .describe('By the community’s own fields: `<field>:<option>,<option>` or `<field>:<from>..<to>`, separated by `~`. Others are ignored.')

export const count = z.number().int().min(0)
