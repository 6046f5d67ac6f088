import * as z from 'zod'
import { memberId, procedure } from '#platform/contract.ts'
import { languages } from '#platform/language.ts'
import { tags } from './credentials-contract.ts'
import { emailContract } from './email-contract.ts'
import { passwordContract } from './password-contract.ts'
import { secondFactorContract } from './second-factor-contract.ts'
import { sessionContract } from './session-contract.ts'

export { currentPassword } from './credentials-contract.ts'

export const accountsContract = {
  ...sessionContract,
  ...passwordContract,
  ...emailContract,
  ...secondFactorContract,
  setLanguage: procedure
    .route({
      method: 'PUT',
      path: '/account/language',
      summary: 'Set the language of emails and, from the next page load, of the application',
      tags,
    })
    .input(z.object({ language: z.enum(languages) }))
    .output(z.object({})),
}

export const accountsLive = {
  /** The member's account or sessions have changed: refetch them. */
  'accounts.changed': z.object({ member_id: memberId }),
  /** The member's email address has changed: refetch everything that shows it. */
  'accounts.emailChanged': z.object({ member_id: memberId }),
}
