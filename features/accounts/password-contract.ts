import * as z from 'zod'
import { openProcedure, procedure } from '#platform/contract.ts'
import { currentPassword, email, password, signInAnswer, tags } from './credentials-contract.ts'

const resetTokens = z.object({
  access_token: z.string().max(200).default(''),
  refresh_token: z.string().max(200).default(''),
})

export const passwordContract = {
  requestPasswordReset: openProcedure
    .route({
      method: 'POST',
      path: '/password-resets',
      summary: 'Request a password reset link by email; the response is the same for every address',
      tags,
    })
    .input(z.object({ email }))
    .output(z.object({ accepted: z.literal(true) })),
  checkPasswordReset: openProcedure
    .route({ method: 'POST', path: '/password-resets/check', summary: 'Check whether a reset link is still valid', tags })
    .input(resetTokens)
    .output(
      z.object({
        account: z
          .object({ email: z.string(), full_name: z.string() })
          .nullable()
          .describe('The account it belongs to, if the link is valid'),
      }),
    ),
  resetPassword: openProcedure
    .meta({ load: 'password' })
    .route({ method: 'POST', path: '/password-resets/complete', summary: 'Set a new password with a reset link', tags })
    .input(resetTokens.extend({ password }))
    .output(signInAnswer),
  changePassword: procedure
    .meta({ load: 'password' })
    .route({
      method: 'PUT',
      path: '/account/password',
      summary: 'Change the password; ends every other session and issues a new token for this one',
      tags,
    })
    .input(z.object({ current_password: currentPassword, password }))
    .output(z.object({ token: z.string().nullable() })),
}
