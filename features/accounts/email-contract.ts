import * as z from 'zod'
import { openProcedure, procedure, timestamp } from '#platform/contract.ts'
import { currentPassword, email, tags } from './credentials-contract.ts'

const emailChange = z.object({
  email: z.string(),
  expires_at: timestamp,
})
export type EmailChange = z.infer<typeof emailChange>

/**
 * What an email link does; `confirmed` means that it has already been used to confirm the address. With `stops` and `restores`, the owner of an
 * address objects to a correction by operators: `stops` if it was not made yet, `restores` if the address has to be given back. The last
 * two are of a reset of the second factor by operators, which the member lets take effect at once, or objects to.
 */
const emailLinkEffects = ['confirms', 'changes', 'confirmed', 'stops', 'restores', 'resetsFactor', 'keepsFactor'] as const

const emailToken = z.object({ token: z.string().max(200).default('') })
const emailAnswers = ['accept', 'refuse'] as const
export type EmailAnswer = (typeof emailAnswers)[number]

export const emailContract = {
  emailChange: procedure
    .route({ method: 'GET', path: '/account/email-change', summary: 'Get the pending email change', tags })
    .output(z.object({ waiting: emailChange.nullable() })),
  changeEmail: procedure
    .meta({ load: 'password' })
    .route({
      method: 'POST',
      path: '/account/email-change',
      summary: 'Request an email change and send a confirmation link to the new address; the response is the same for every address',
      tags,
    })
    .input(z.object({ email, current_password: currentPassword }))
    .output(z.object({ waiting: emailChange })),
  cancelEmailChange: procedure
    .route({
      method: 'DELETE',
      path: '/account/email-change',
      summary: 'Cancel the pending email change; its links stop working',
      tags,
    })
    .output(z.object({})),
  remailEmailChange: procedure
    .route({ method: 'POST', path: '/account/email-change/mails', summary: 'Resend the link to the new address', tags })
    .output(z.object({})),
  mailConfirmation: procedure
    .route({
      method: 'POST',
      path: '/account/confirmation-mails',
      summary: 'Send a link that confirms the address, unless it is already confirmed',
      tags,
    })
    .output(z.object({})),
  checkEmailLink: openProcedure
    .route({ method: 'POST', path: '/email-links/check', summary: 'Check what an email link would do', tags })
    .input(emailToken)
    .output(z.object({ email: z.string(), effect: z.enum(emailLinkEffects) })),
  followEmailLink: openProcedure
    .route({ method: 'POST', path: '/email-links/follow', summary: 'Confirm an address with the link sent to it', tags })
    .input(
      emailToken.extend({
        answer: z.enum(emailAnswers).default('accept').describe('To a reset of the second factor; other links ignore it'),
      }),
    )
    .output(z.object({ email: z.string(), effect: z.enum(emailLinkEffects).describe('What the link did') })),
}
