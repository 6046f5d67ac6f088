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
  site: z.string().nullable().describe('Where members reach the site, if that is configured; else where the page came from'),
  clicked: count.describe('How often the link was followed'),
  joined: count.describe('How many joined by it'),
  completed: count.describe('How many of them completed their profile'),
})
export type ReferralStanding = z.infer<typeof standing>

/** Who brought whom. Who did learns numbers, and no names. */
export const referralsContract = {
  mine: procedure
    .route({ method: 'GET', path: '/referrals/mine', summary: "One's referral code, and what came of it", tags: ['Referrals'] })
    .output(standing),
  clicked: openProcedure
    .route({
      method: 'POST',
      path: '/referrals/clicks',
      summary: 'A referral link was followed; a code that nobody has is answered the same',
      tags: ['Referrals'],
    })
    .input(z.object({ code: givenCode }))
    .output(z.object({})),
  join: procedure
    .route({
      method: 'POST',
      path: '/referrals',
      summary: `Say by whose link one came, within ${daysToCount} days of joining; the first code counts, and any other is answered the same`,
      tags: ['Referrals'],
    })
    .input(z.object({ code: givenCode }))
    .output(z.object({})),
}
