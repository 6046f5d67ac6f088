import * as z from 'zod'
import { memberId, serverText, timestamp } from '#platform/contract.ts'

/** What the feed of the first screen is made of, and how many of each kind stand in it at most. */
export const activityLimits = { message: 10, match: 5, deal: 5, event: 3, review: 3 } as const
export type ActivityType = keyof typeof activityLimits
export const activityTypes = Object.keys(activityLimits) as [ActivityType, ...ActivityType[]]
/** All kinds together. */
export const longestActivity = 20

export const activityItem = z.object({
  id: z.string().describe('The same whenever it is asked for'),
  type: z.enum(activityTypes),
  title: serverText,
  text: z.string().nullable().describe('What a member wrote, cut; as it is'),
  at: timestamp,
  is_new: z.boolean().describe('Not read yet; only messages can be'),
  href: z.string().describe('The place it leads to'),
  member: z.object({ id: memberId, full_name: z.string(), profile_picture: z.string().nullable() }).nullable(),
})
export type ActivityItem = z.infer<typeof activityItem>
