import * as z from 'zod'
import { memberId, serverText, timestamp } from '#platform/contract.ts'

/** The types of items in the activity feed, and the most of each. */
export const activityLimits = { message: 10, match: 5, deal: 5, event: 3, review: 3 } as const
export type ActivityType = keyof typeof activityLimits
export const activityTypes = Object.keys(activityLimits) as [ActivityType, ...ActivityType[]]
/** The most items of all types together. */
export const longestActivity = 20

export const activityItem = z.object({
  id: z.string().describe('The same on every request'),
  type: z.enum(activityTypes),
  title: serverText,
  text: z.string().nullable().describe('Text written by a member, shortened, unformatted, or a place'),
  at: timestamp,
  is_new: z.boolean().describe('Not read yet; only for messages'),
  href: z.string().describe('The URL it leads to'),
  member: z.object({ id: memberId, full_name: z.string(), profile_picture: z.string().nullable() }).nullable(),
})
export type ActivityItem = z.infer<typeof activityItem>
