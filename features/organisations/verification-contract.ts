import * as z from 'zod'
import { procedure, timestamp } from '#platform/contract.ts'
import { about, nothing, tags } from './common-contract.ts'

/** How an organisation can show that a domain is its own. */
const verificationMethods = ['dns', 'file', 'email'] as const
export type VerificationMethod = (typeof verificationMethods)[number]

/** What a badge says: which domain was verified how, and when it was last confirmed. */
export const verifiedBy = z.object({
  domain: z.string(),
  method: z.enum(verificationMethods),
  at: timestamp.describe('When it was last found to be true'),
})
export type VerifiedBy = z.infer<typeof verifiedBy>

const verification = z.object({
  domain: z.string().nullable().describe('Of its website; null without one'),
  is_provider: z.boolean().describe('The domain belongs to a mail provider, so it proves nothing'),
  token: z.string(),
  record: z.object({ name: z.string(), value: z.string() }).nullable().describe('The TXT record to create'),
  file: z.object({ address: z.string(), content: z.string() }).nullable().describe('The file to put on the website'),
  verified: verifiedBy.nullable(),
  failed_at: timestamp.nullable().describe('Since when it can no longer be confirmed; the badge goes after a month'),
})
export type Verification = z.infer<typeof verification>

export const verificationProcedures = {
  verification: procedure
    .route({ method: 'GET', path: '/organisations/{id}/verification', summary: 'Get what verifies the domain (owners and admins)', tags })
    .input(about)
    .output(verification),
  verify: procedure
    .meta({ load: 'outside' })
    .route({ method: 'POST', path: '/organisations/{id}/verification', summary: 'Look whether the domain can be verified now', tags })
    .input(about.extend({ method: z.enum(verificationMethods) }))
    .output(verification),
  withdrawVerification: procedure
    .route({ method: 'DELETE', path: '/organisations/{id}/verification', summary: 'Remove the verification', tags })
    .input(about)
    .output(nothing),
}
