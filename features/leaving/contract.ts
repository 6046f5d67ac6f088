import * as z from 'zod'
import { procedure, timestamp } from '#platform/contract.ts'
import type { Problem } from '#platform/problems.ts'

export const leavingProblems = {
  wrongPassword: {
    code: 'BAD_REQUEST',
    field: 'password',
    .../*i18n*/ { id: 'leaving.wrongPassword', message: 'This is not your password. Please try again.' },
  },
} as const satisfies Record<string, Problem>

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
    .input(z.object({ password: z.string().min(1, 'Please enter your password').max(128) }))
    .output(z.object({ leaves_at: timestamp.describe('When the account is deleted, unless the member takes it back') })),
  keep: procedure
    .meta({ whileLeaving: true })
    .route({ method: 'DELETE', path: '/account/deletion', summary: 'Keep the account after all', tags: ['Accounts'] })
    .output(z.object({})),
}
