import * as z from 'zod'
import { currentPassword } from '#features/accounts/contract.ts'
import { procedure, timestamp } from '#platform/contract.ts'

/** Deleting an account: requested, and for some time revocable. `members.me` contains the date. */
export const leavingContract = {
  ask: procedure
    .meta({ load: 'password', beforeTerms: true })
    .route({
      method: 'POST',
      path: '/account/deletion',
      summary: 'Request deletion of the account; immediately hides the member and ends all sessions',
      tags: ['Accounts'],
    })
    .input(z.object({ current_password: currentPassword }))
    .output(z.object({ leaves_at: timestamp.describe('When the account will be deleted, unless the member cancels') })),
  keep: procedure
    .meta({ whileLeaving: true })
    .route({ method: 'DELETE', path: '/account/deletion', summary: 'Cancel the deletion of the account', tags: ['Accounts'] })
    .output(z.object({})),
}
