import * as z from 'zod'
import { memberId, procedure } from '#platform/contract.ts'
import type { Problem } from '#platform/problems.ts'
import { longestDetails } from './limits.ts'
import { reportReasons } from './reasons.ts'
import { invalid, tooLong } from '#platform/invalid.ts'

export const reportProblems = {
  idTaken: {
    code: 'CONFLICT',
    .../*i18n*/ { id: 'reports.idTaken', message: 'Another report was already sent under this id.' },
  },
  reportOneself: {
    code: 'BAD_REQUEST',
    .../*i18n*/ { id: 'reports.reportOneself', message: 'You cannot report yourself.' },
  },
  tooMany: {
    code: 'TOO_MANY_REQUESTS',
    .../*i18n*/ {
      id: 'reports.tooMany',
      message: 'You have sent {most} reports within a day, which is as many as one can. Please try again tomorrow.',
    },
  },
} as const satisfies Record<string, Problem>

/** What members tell the community's operators about each other. Nobody else hears of it, least of all who is reported. */
export const reportsContract = {
  report: procedure
    .route({
      method: 'POST',
      path: '/reports',
      summary: 'Report a member, or a message of theirs; again under the same id it changes nothing',
      tags: ['Reports'],
    })
    .input(
      z.object({
        id: z.uuid().describe('Made by the client, new for each report'),
        member_id: memberId.describe('Who is reported'),
        message_id: z.uuid().nullable().default(null).describe('A message they sent to the reporter, if it is about one'),
        reason: z.enum(reportReasons, invalid(/*i18n*/ { id: 'reports.reason', message: 'Please choose a reason' })),
        details: z.string().trim().max(longestDetails, tooLong(longestDetails)).default(''),
      }),
    )
    .output(z.object({})),
}
