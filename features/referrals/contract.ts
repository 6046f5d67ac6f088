import * as z from 'zod'
import { openProcedure, procedure } from '#platform/contract.ts'
import { invalid } from '#platform/invalid.ts'
import { daysToCount, referralCode } from './code.ts'

const givenCode = z
  .string()
  .max(100)
  .trim()
  .toUpperCase()
  .regex(
    referralCode,
    invalid(/*i18n*/ { id: 'invalid.referralCode', message: 'A referral code consists of ESG and eight more letters and digits' }),
  )

const count = z.number().int().min(0)

const standing = z.object({
  code: z.string(),
  site: z.string().nullable().describe('The public URL of the site, if configured; otherwise use the page’s own origin'),
  clicked: count.describe('How often the link was clicked'),
  joined: count.describe('How many people joined through it'),
  completed: count.describe('How many of them completed their profile'),
})
export type ReferralStanding = z.infer<typeof standing>

/** Referrals. Referrers see numbers but no names. */
export const referralsContract = {
  mine: procedure
    .route({ method: 'GET', path: '/referrals/mine', summary: 'Get your referral code and statistics', tags: ['Referrals'] })
    .output(standing),
  clicked: openProcedure
    .route({
      method: 'POST',
      path: '/referrals/clicks',
      summary: 'Count a click on a referral link. Unknown codes get the same response.',
      tags: ['Referrals'],
    })
    .input(z.object({ code: givenCode }))
    .output(z.object({})),
  join: procedure
    .route({
      method: 'POST',
      path: '/referrals',
      summary: `Report which link you came through, within ${daysToCount} days of joining. Only the first code counts; others get the same response.`,
      tags: ['Referrals'],
    })
    .input(z.object({ code: givenCode }))
    .output(z.object({})),
}
