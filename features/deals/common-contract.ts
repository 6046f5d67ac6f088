import * as z from 'zod'

export const tags = ['Deals']
export const dealId = z.object({ id: z.uuid() })
export const nothing = z.object({})
export const count = z.number().int().min(0)
export const bookmarksShown = count.describe(
  'At least this many bookmarks, in steps (5, 10, 25, …) and updated once a week; 0 if there are too few',
)
