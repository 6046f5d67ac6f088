import * as z from 'zod'
import { invalid } from '#platform/invalid.ts'
import { me } from '#features/members/contract.ts'
import { fieldTexts } from './field-texts.ts'
import { minimumPasswordLength } from './password-rules.ts'

export const tags = ['Accounts']

export const email = z
  .string()
  .trim()
  .min(1, invalid(fieldTexts.email))
  .max(254, invalid(fieldTexts.longEmail))
  .pipe(z.email(invalid(fieldTexts.validEmail)))
  .transform((address) => address.toLowerCase())

export const password = z.string().min(minimumPasswordLength, invalid(fieldTexts.shortPassword)).max(128, invalid(fieldTexts.longPassword))

/** Asked for before sensitive changes, so that an unattended device is not enough to make them. */
export const currentPassword = z.string().min(1, invalid(fieldTexts.currentPassword)).max(128, invalid(fieldTexts.longPassword))

/** `token` is for the desktop and mobile shells, which store it themselves; browsers get a cookie and null. */
export const signedIn = z.object({ member: me, token: z.string().nullable() })

/** Either signed in, or the password was right and a code of the second factor is needed, for which `challenge` stands in for the password. */
export const signInAnswer = z.discriminatedUnion('step', [
  signedIn.extend({ step: z.literal('done') }),
  z.object({ step: z.literal('code'), challenge: z.string() }),
])
export type SignInAnswer = z.infer<typeof signInAnswer>
