import * as z from 'zod'
import { currentPassword } from '#features/accounts/contract.ts'
import { procedure, timestamp } from '#platform/contract.ts'

/** The end of an account: asked for, then for some time taken back at will. When it is, `members.me` says. */
export const leavingContract = {
  ask: procedure
    .meta({ load: 'password' })
    .route({
      method: 'POST',
      path: '/account/deletion',
      summary: 'Ask for the account to be deleted; hides the member and ends all sessions at once',
      tags: ['Accounts'],
    })
    .input(z.object({ current_password: currentPassword }))
    .output(z.object({ leaves_at: timestamp.describe('When the account is deleted, unless the member takes it back') })),
  keep: procedure
    .meta({ whileLeaving: true })
    .route({ method: 'DELETE', path: '/account/deletion', summary: 'Keep the account after all', tags: ['Accounts'] })
    .output(z.object({})),
}
