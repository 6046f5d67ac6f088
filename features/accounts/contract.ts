import * as z from 'zod'
import { memberId, openProcedure, pageInput, pageOf, procedure, timestamp } from '#platform/contract.ts'
import { languages } from '#platform/language.ts'
import { userTypes } from '#platform/members.ts'
import type { Problem } from '#platform/problems.ts'
import { me } from '#features/members/contract.ts'
import { deviceKinds } from './device-kinds.ts'
import { minimumPasswordLength } from './password-rules.ts'
import { invalid, tooLong } from '#platform/invalid.ts'
import { fieldTexts } from './field-texts.ts'

export const accountProblems = {
  incorrectCredentials: {
    code: 'UNAUTHORIZED',
    .../*i18n*/ {
      id: 'accounts.incorrectCredentials',
      message: 'Incorrect email or password. Please check your credentials and try again.',
    },
  },
  suspendedUntil: {
    code: 'FORBIDDEN',
    .../*i18n*/ {
      id: 'accounts.suspendedUntil',
      message:
        'The community’s operators have suspended your account until {date}. Their reason: “{reason}” The email we sent you explains how to appeal.',
    },
  },
  suspended: {
    code: 'FORBIDDEN',
    .../*i18n*/ {
      id: 'accounts.suspended',
      message:
        'The community’s operators have suspended your account. Their reason: “{reason}” The email we sent you explains how to appeal.',
    },
  },
  tooManyGuesses: {
    code: 'TOO_MANY_REQUESTS',
    .../*i18n*/ {
      id: 'accounts.tooManyGuesses',
      message:
        'Too many failed sign-in attempts for this account. If it is yours, choose “Forgot your password?” to sign in with a link we email you. Otherwise, try again in {minutes, plural, one {# minute} other {# minutes}}.',
    },
  },
  emailTaken: {
    code: 'CONFLICT',
    field: 'email',
    .../*i18n*/ {
      id: 'accounts.emailTaken',
      message: 'An account with this email already exists. Sign in, or reset your password if you have forgotten it.',
    },
  },
  commonPassword: {
    code: 'BAD_REQUEST',
    field: 'password',
    .../*i18n*/ {
      id: 'accounts.commonPassword',
      message: 'This password is too common. Please choose another; a short sentence works well.',
    },
  },
  patternPassword: {
    code: 'BAD_REQUEST',
    field: 'password',
    .../*i18n*/ {
      id: 'accounts.patternPassword',
      message: 'Repeated or neighbouring characters are easy to guess. Please choose another password; a short sentence works well.',
    },
  },
  personalPassword: {
    code: 'BAD_REQUEST',
    field: 'password',
    .../*i18n*/ {
      id: 'accounts.personalPassword',
      message: 'A password based on your name or email is easy to guess. Please choose another; a short sentence works well.',
    },
  },
  invalidResetLink: {
    code: 'BAD_REQUEST',
    .../*i18n*/ { id: 'accounts.invalidResetLink', message: 'This password reset link is invalid or has expired.' },
  },
  wrongPassword: {
    code: 'BAD_REQUEST',
    field: 'current_password',
    .../*i18n*/ {
      id: 'accounts.wrongPassword',
      message: 'This is not your current password. If you have forgotten it, sign out and choose “Forgot your password?”.',
    },
  },
  tooManyWrongPasswords: {
    code: 'TOO_MANY_REQUESTS',
    field: 'current_password',
    .../*i18n*/ {
      id: 'accounts.tooManyWrongPasswords',
      message:
        'Too many wrong passwords. Please wait {minutes, plural, one {# minute} other {# minutes}}, or sign out and choose “Forgot your password?”.',
    },
  },
  sameEmail: {
    code: 'BAD_REQUEST',
    field: 'email',
    .../*i18n*/ { id: 'accounts.sameEmail', message: 'This is already your email address.' },
  },
  noEmailChange: {
    code: 'NOT_FOUND',
    .../*i18n*/ { id: 'accounts.noEmailChange', message: 'There is no email change waiting for confirmation.' },
  },
  invalidEmailLink: {
    code: 'BAD_REQUEST',
    .../*i18n*/ {
      id: 'accounts.invalidEmailLink',
      message: 'This link is incomplete, has already been used, or has been replaced by a newer one.',
    },
  },
  expiredEmailLink: {
    code: 'BAD_REQUEST',
    .../*i18n*/ { id: 'accounts.expiredEmailLink', message: 'This link has expired.' },
  },
  emailTakenMeanwhile: {
    code: 'CONFLICT',
    .../*i18n*/ {
      id: 'accounts.emailTakenMeanwhile',
      message: 'Another account now uses this address, so we can’t change yours to it.',
    },
  },
} as const satisfies Record<string, Problem>

const email = z
  .string()
  .trim()
  .min(1, invalid(fieldTexts.email))
  .max(254, invalid(fieldTexts.longEmail))
  .pipe(z.email(invalid(fieldTexts.validEmail)))
  .transform((address) => address.toLowerCase())
const password = z.string().min(minimumPasswordLength, invalid(fieldTexts.shortPassword)).max(128, invalid(fieldTexts.longPassword))

const joinInput = z.object({
  full_name: z.string().trim().min(1, invalid(fieldTexts.name)).max(120, tooLong(120)),
  email,
  password,
  user_type: z.enum(userTypes, invalid(fieldTexts.role)),
  bio: z.string().trim().max(2000, tooLong(2000)).optional(),
  company_name: z.string().trim().max(120, tooLong(120)).optional(),
})

export type JoinInput = z.output<typeof joinInput>

/** `token` is for the desktop and mobile shells, which store it themselves; browsers get a cookie and null. */
const signedIn = z.object({ member: me, token: z.string().nullable() })

const resetTokens = z.object({
  access_token: z.string().max(200).default(''),
  refresh_token: z.string().max(200).default(''),
})

const emailChange = z.object({
  email: z.string(),
  expires_at: timestamp,
})
export type EmailChange = z.infer<typeof emailChange>

/** What an email link does; `confirmed` means that it has already been used to confirm the address. */
const emailLinkEffects = ['confirms', 'changes', 'confirmed'] as const

const session = z.object({
  id: z.uuid(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  kind: z.enum(deviceKinds).nullable(),
  last_used_at: timestamp.describe('Accurate to about ten minutes'),
  last_used_from: z.string().nullable().describe('An IPv4 address, or the /64 network of an IPv6 one'),
  is_current: z.boolean().describe('Whether it is the session making this request'),
})
export type Session = z.infer<typeof session>

/** Asked for before sensitive changes, so that an unattended device is not enough to make them. */
export const currentPassword = z.string().min(1, invalid(fieldTexts.currentPassword)).max(128, invalid(fieldTexts.longPassword))
const emailToken = z.object({ token: z.string().max(200).default('') })

export const accountsContract = {
  signIn: openProcedure
    .meta({ load: 'password' })
    .route({ method: 'POST', path: '/session', summary: 'Sign in with email and password', tags: ['Accounts'] })
    .input(z.object({ email, password: z.string().min(1, invalid(fieldTexts.password)).max(128, invalid(fieldTexts.longPassword)) }))
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
  lendCookie: procedure
    .meta({ whileLeaving: true })
    .route({
      method: 'POST',
      path: '/session/cookie',
      summary: 'Set a cookie for a shell’s web view, valid as long as the view is open; does nothing without a bearer token',
      tags: ['Accounts'],
    })
    .output(z.object({})),
  liveTicket: procedure
    .route({
      method: 'POST',
      path: '/session/live-tickets',
      summary: 'Create a one-time ticket that opens a live connection for this session, valid for 30 seconds',
      description:
        'For clients that can send neither cookies nor headers with a WebSocket upgrade: offer the subprotocols esg-network and ticket.<ticket>.',
      tags: ['Accounts'],
    })
    .output(z.object({ ticket: z.string() })),
  requestPasswordReset: openProcedure
    .route({
      method: 'POST',
      path: '/password-resets',
      summary: 'Request a password reset link by email; the response is the same for every address',
      tags: ['Accounts'],
    })
    .input(z.object({ email }))
    .output(z.object({ accepted: z.literal(true) })),
  checkPasswordReset: openProcedure
    .route({ method: 'POST', path: '/password-resets/check', summary: 'Check whether a reset link is still valid', tags: ['Accounts'] })
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
    .route({ method: 'POST', path: '/password-resets/complete', summary: 'Set a new password with a reset link', tags: ['Accounts'] })
    .input(resetTokens.extend({ password }))
    .output(signedIn),
  changePassword: procedure
    .meta({ load: 'password' })
    .route({
      method: 'PUT',
      path: '/account/password',
      summary: 'Change the password; ends every other session and issues a new token for this one',
      tags: ['Accounts'],
    })
    .input(z.object({ current_password: currentPassword, password }))
    .output(z.object({ token: z.string().nullable() })),
  emailChange: procedure
    .route({ method: 'GET', path: '/account/email-change', summary: 'Get the pending email change', tags: ['Accounts'] })
    .output(z.object({ waiting: emailChange.nullable() })),
  changeEmail: procedure
    .meta({ load: 'password' })
    .route({
      method: 'POST',
      path: '/account/email-change',
      summary: 'Request an email change and send a confirmation link to the new address; the response is the same for every address',
      tags: ['Accounts'],
    })
    .input(z.object({ email, current_password: currentPassword }))
    .output(z.object({ waiting: emailChange })),
  cancelEmailChange: procedure
    .route({
      method: 'DELETE',
      path: '/account/email-change',
      summary: 'Cancel the pending email change; its links stop working',
      tags: ['Accounts'],
    })
    .output(z.object({})),
  remailEmailChange: procedure
    .route({ method: 'POST', path: '/account/email-change/mails', summary: 'Resend the link to the new address', tags: ['Accounts'] })
    .output(z.object({})),
  mailConfirmation: procedure
    .route({
      method: 'POST',
      path: '/account/confirmation-mails',
      summary: 'Send a link that confirms the address, unless it is already confirmed',
      tags: ['Accounts'],
    })
    .output(z.object({})),
  checkEmailLink: openProcedure
    .route({ method: 'POST', path: '/email-links/check', summary: 'Check what an email link would do', tags: ['Accounts'] })
    .input(emailToken)
    .output(z.object({ email: z.string(), effect: z.enum(emailLinkEffects) })),
  followEmailLink: openProcedure
    .route({ method: 'POST', path: '/email-links/follow', summary: 'Confirm an address with the link sent to it', tags: ['Accounts'] })
    .input(emailToken)
    .output(z.object({ email: z.string(), effect: z.enum(emailLinkEffects).describe('What the link did') })),
  setLanguage: procedure
    .route({
      method: 'PUT',
      path: '/account/language',
      summary: 'Set the language of emails and, from the next page load, of the application',
      tags: ['Accounts'],
    })
    .input(z.object({ language: z.enum(languages) }))
    .output(z.object({})),
  sessions: procedure
    .route({
      method: 'GET',
      path: '/account/sessions',
      summary: 'List your sessions: the current one first, then by last use',
      tags: ['Accounts'],
    })
    .input(pageInput())
    .output(pageOf(session)),
  endSession: procedure
    .route({
      method: 'DELETE',
      path: '/account/sessions/{id}',
      summary: 'End one of your sessions; does nothing if it has already ended',
      tags: ['Accounts'],
    })
    .input(z.object({ id: z.uuid().toLowerCase() }))
    .output(z.object({})),
  endOtherSessions: procedure
    .route({ method: 'DELETE', path: '/account/sessions', summary: 'End all your sessions except this one', tags: ['Accounts'] })
    .output(z.object({ ended: z.number().int() })),
}

export const accountsLive = {
  /** The member's account or sessions have changed: refetch them. */
  'accounts.changed': z.object({ member_id: memberId }),
  /** The member's email address has changed: refetch everything that shows it. */
  'accounts.emailChanged': z.object({ member_id: memberId }),
}
