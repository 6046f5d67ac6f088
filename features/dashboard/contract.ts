import * as z from 'zod'
import { procedure } from '#platform/contract.ts'
import { activityItem, longestActivity } from '#platform/home.ts'

const tags = ['Dashboard']

export const dashboardContract = {
  activity: procedure
    .route({ method: 'GET', path: '/dashboard/activity', summary: 'What happened to one of late, last first', tags })
    .output(
      z.object({
        items: z.array(activityItem).max(longestActivity),
        unseen: z.number().int().describe('How many of them are new'),
      }),
    ),
}
