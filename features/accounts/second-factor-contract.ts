import * as z from 'zod'
import { openProcedure, procedure, timestamp } from '#platform/contract.ts'
import { invalid } from '#platform/invalid.ts'
import { isVisible } from '#platform/visible-text.ts'
import { currentPassword, signInAnswer, tags } from './credentials-contract.ts'
import { fieldTexts } from './field-texts.ts'

/** From the app, or a recovery code; spaces and hyphens do not matter. */
const code = z.string().refine(isVisible, invalid(fieldTexts.code)).max(40, invalid(fieldTexts.longCode))
const proof = z.object({ current_password: currentPassword, code })
const recoveryCodes = z.object({ recovery_codes: z.array(z.string()).describe('Each replaces a code from the app once. Shown only now') })

const secondFactor = z.object({
  since: timestamp.nullable().describe('Null if it is off'),
  codes_left: z.number().int().describe('How many recovery codes have not been used'),
  resets_at: timestamp.nullable().describe('When it is turned off because operators were asked to, unless the member objects'),
  is_required: z.boolean().describe('Whether the member’s role requires it'),
})
export type SecondFactor = z.infer<typeof secondFactor>

export const secondFactorContract = {
  completeSignIn: openProcedure
    .route({ method: 'POST', path: '/session/code', summary: 'Complete signing in with a code of the second factor', tags })
    .input(
      z.object({
        challenge: z.string().max(100).describe('Of the response to the password; valid for ten minutes'),
        code,
        trust_device: z.boolean().default(false).describe('Asks for no code in this browser for 30 days'),
      }),
    )
    .output(signInAnswer),
  secondFactor: procedure
    .route({ method: 'GET', path: '/account/second-factor', summary: 'Get whether you have a second factor', tags })
    .output(secondFactor),
  beginSecondFactor: procedure
    .meta({ load: 'password' })
    .route({
      method: 'POST',
      path: '/account/second-factor',
      summary: 'Get a new key for an authenticator app; the second factor is on once a code of the app was entered',
      tags,
    })
    .input(z.object({ current_password: currentPassword }))
    .output(
      z.object({ key: z.string().describe('Base32, to type'), address: z.string().describe('An otpauth address, to draw as QR code') }),
    ),
  confirmSecondFactor: procedure
    .route({
      method: 'POST',
      path: '/account/second-factor/confirmation',
      summary: 'Turn on the second factor with a code of the app',
      tags,
    })
    .input(z.object({ code }))
    .output(recoveryCodes),
  renewRecoveryCodes: procedure
    .meta({ load: 'password' })
    .route({
      method: 'POST',
      path: '/account/second-factor/recovery-codes',
      summary: 'Get new recovery codes; earlier ones stop working',
      tags,
    })
    .input(proof)
    .output(recoveryCodes),
  endSecondFactor: procedure
    .meta({ load: 'password' })
    .route({ method: 'POST', path: '/account/second-factor/end', summary: 'Turn off the second factor', tags })
    .input(proof)
    .output(z.object({})),
  refuseFactorReset: procedure
    .route({
      method: 'DELETE',
      path: '/account/second-factor/reset',
      summary: 'Object to the reset of your second factor by operators',
      tags,
    })
    .output(z.object({})),
}
