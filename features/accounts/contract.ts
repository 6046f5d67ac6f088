import * as z from 'zod'
import { openProcedure, procedure } from '#platform/contract.ts'
import { userTypes } from '#platform/members.ts'
import type { Problem } from '#platform/problems.ts'
import { me } from '#features/members/contract.ts'
import { minimumPasswordLength } from './password-rules.ts'

export const accountProblems = {
  incorrectCredentials: {
    code: 'UNAUTHORIZED',
    .../*i18n*/ {
      id: 'accounts.incorrectCredentials',
      message: 'Incorrect email or password. Please check your credentials and try again.',
    },
  },
  tooManyGuesses: {
    code: 'TOO_MANY_REQUESTS',
    .../*i18n*/ {
      id: 'accounts.tooManyGuesses',
      message:
        'Too many wrong passwords were tried for this account. If it is yours, choose “Forgot your password?”: the link we send you lets you in at once. Otherwise wait {minutes} minutes.',
    },
  },
  emailTaken: {
    code: 'CONFLICT',
    field: 'email',
    .../*i18n*/ {
      id: 'accounts.emailTaken',
      message: 'This email already has an account. Sign in, or reset the password if you have forgotten it.',
    },
  },
  commonPassword: {
    code: 'BAD_REQUEST',
    field: 'password',
    .../*i18n*/ {
      id: 'accounts.commonPassword',
      message: 'This is one of the commonest passwords. Please choose another; a short sentence works well.',
    },
  },
  patternPassword: {
    code: 'BAD_REQUEST',
    field: 'password',
    .../*i18n*/ {
      id: 'accounts.patternPassword',
      message: 'Repeated or neighbouring characters are guessed first. Please choose another password; a short sentence works well.',
    },
  },
  personalPassword: {
    code: 'BAD_REQUEST',
    field: 'password',
    .../*i18n*/ {
      id: 'accounts.personalPassword',
      message: 'Your name or email is easy to guess. Please choose another password; a short sentence works well.',
    },
  },
  invalidResetLink: {
    code: 'BAD_REQUEST',
    .../*i18n*/ { id: 'accounts.invalidResetLink', message: 'This password reset link is invalid or has expired.' },
  },
} as const satisfies Record<string, Problem>

const email = z
  .string()
  .trim()
  .min(1, 'Please enter your email address')
  .max(254, 'This email address is too long')
  .pipe(z.email('Please enter a valid email address, such as name@example.org'))
  .transform((address) => address.toLowerCase())
const password = z
  .string()
  .min(minimumPasswordLength, 'Password must be at least 6 characters long.')
  .max(128, 'Password must be at most 128 characters long.')

const joinInput = z.object({
  full_name: z.string().trim().min(1, 'Please enter your name').max(120, 'Please keep your name to 120 characters'),
  email,
  password,
  user_type: z.enum(userTypes, 'Please select your role'),
  bio: z.string().trim().max(2000, 'Please keep your bio to 2,000 characters').optional(),
  company_name: z.string().trim().max(120, 'Please keep the company name to 120 characters').optional(),
})

export type JoinInput = z.output<typeof joinInput>

/** `token` is for the desktop and mobile shells, which keep it themselves; browsers get a cookie and null. */
const signedIn = z.object({ member: me, token: z.string().nullable() })

const resetTokens = z.object({
  access_token: z.string().max(200).default(''),
  refresh_token: z.string().max(200).default(''),
})

export const accountsContract = {
  signIn: openProcedure
    .meta({ load: 'password' })
    .route({ method: 'POST', path: '/session', summary: 'Sign in with email and password', tags: ['Accounts'] })
    .input(z.object({ email, password: z.string().min(1, 'Please enter your password').max(128) }))
    .output(signedIn),
  join: openProcedure
    .meta({ load: 'password' })
    .route({ method: 'POST', path: '/accounts', summary: 'Join the community', tags: ['Accounts'] })
    .input(joinInput)
    .output(signedIn.extend({ profile_ready: z.boolean().describe('False if the account exists but its profile could not be set up') })),
  signOut: procedure
    .meta({ whileLeaving: true })
    .route({ method: 'DELETE', path: '/session', summary: 'Sign out', tags: ['Accounts'] })
    .output(z.object({ signed_out: z.literal(true) })),
  requestPasswordReset: openProcedure
    .route({
      method: 'POST',
      path: '/password-resets',
      summary: 'Ask for a reset link by e-mail; answers the same for every address',
      tags: ['Accounts'],
    })
    .input(z.object({ email }))
    .output(z.object({ accepted: z.literal(true) })),
  checkPasswordReset: openProcedure
    .route({ method: 'POST', path: '/password-resets/check', summary: 'Whether a reset link still works', tags: ['Accounts'] })
    .input(resetTokens)
    .output(
      z.object({
        account: z.object({ email: z.string(), full_name: z.string() }).nullable().describe('Whose it is, if it works'),
      }),
    ),
  resetPassword: openProcedure
    .meta({ load: 'password' })
    .route({ method: 'POST', path: '/password-resets/complete', summary: 'Set a new password with a reset link', tags: ['Accounts'] })
    .input(resetTokens.extend({ password }))
    .output(signedIn),
}
