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
        'The community’s operators have suspended your account until {date}. What they wrote: “{reason}” The mail we sent you about it says how to answer.',
    },
  },
  suspended: {
    code: 'FORBIDDEN',
    .../*i18n*/ {
      id: 'accounts.suspended',
      message:
        'The community’s operators have suspended your account. What they wrote: “{reason}” The mail we sent you about it says how to answer.',
    },
  },
  tooManyGuesses: {
    code: 'TOO_MANY_REQUESTS',
    .../*i18n*/ {
      id: 'accounts.tooManyGuesses',
      message:
        'Too many wrong passwords were tried for this account. If it is yours, choose “Forgot your password?”: the link we send you lets you in at once. Otherwise wait {minutes, plural, one {# minute} other {# minutes}}.',
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
  wrongPassword: {
    code: 'BAD_REQUEST',
    field: 'current_password',
    .../*i18n*/ {
      id: 'accounts.wrongPassword',
      message: 'This is not your current password. If you have forgotten it, log out and choose “Forgot your password?”.',
    },
  },
  tooManyWrongPasswords: {
    code: 'TOO_MANY_REQUESTS',
    field: 'current_password',
    .../*i18n*/ {
      id: 'accounts.tooManyWrongPasswords',
      message:
        'Too many wrong passwords were tried here. Please wait {minutes, plural, one {# minute} other {# minutes}}, or log out and choose “Forgot your password?”.',
    },
  },
  sameEmail: {
    code: 'BAD_REQUEST',
    field: 'email',
    .../*i18n*/ { id: 'accounts.sameEmail', message: 'This is your email address already.' },
  },
  noEmailChange: {
    code: 'NOT_FOUND',
    .../*i18n*/ { id: 'accounts.noEmailChange', message: 'No other address waits to be confirmed any more.' },
  },
  invalidEmailLink: {
    code: 'BAD_REQUEST',
    .../*i18n*/ { id: 'accounts.invalidEmailLink', message: 'This link is incomplete, was used already, or has been replaced.' },
  },
  expiredEmailLink: {
    code: 'BAD_REQUEST',
    .../*i18n*/ { id: 'accounts.expiredEmailLink', message: 'This link has expired.' },
  },
  emailTakenMeanwhile: {
    code: 'CONFLICT',
    .../*i18n*/ {
      id: 'accounts.emailTakenMeanwhile',
      message: 'This address has an account of its own by now, so it cannot become the address of another one.',
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

/** `token` is for the desktop and mobile shells, which keep it themselves; browsers get a cookie and null. */
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

/** What a link to an address does: `confirmed` says that it did so already. */
const emailLinkEffects = ['confirms', 'changes', 'confirmed'] as const

const session = z.object({
  id: z.uuid(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  kind: z.enum(deviceKinds).nullable(),
  last_used_at: timestamp.describe('To some ten minutes'),
  last_used_from: z.string().nullable().describe('An IPv4 address, or the /64 network of an IPv6 one'),
  is_current: z.boolean().describe('Whether it is the one that asks'),
})
export type Session = z.infer<typeof session>

/** The proof that whoever asks is not somebody at an open device. */
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
      summary: 'Lend the session of a shell’s token to its view, as a cookie that ends with it; without a token nothing changes',
      tags: ['Accounts'],
    })
    .output(z.object({})),
  liveTicket: procedure
    .route({
      method: 'POST',
      path: '/session/live-tickets',
      summary: 'A ticket that opens one live connection as this session, within half a minute',
      description:
        'For clients that can send neither cookie nor header with an upgrade: offer the subprotocols esg-network and ticket.<ticket>.',
      tags: ['Accounts'],
    })
    .output(z.object({ ticket: z.string() })),
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
  changePassword: procedure
    .meta({ load: 'password' })
    .route({
      method: 'PUT',
      path: '/account/password',
      summary: 'Change the password; every other session ends, and this one goes on under a new token',
      tags: ['Accounts'],
    })
    .input(z.object({ current_password: currentPassword, password }))
    .output(z.object({ token: z.string().nullable() })),
  emailChange: procedure
    .route({ method: 'GET', path: '/account/email-change', summary: 'The address that waits to be confirmed', tags: ['Accounts'] })
    .output(z.object({ waiting: emailChange.nullable() })),
  changeEmail: procedure
    .meta({ load: 'password' })
    .route({
      method: 'POST',
      path: '/account/email-change',
      summary: 'Ask for another address, which a link mailed there confirms; answers the same for every address',
      tags: ['Accounts'],
    })
    .input(z.object({ email, current_password: currentPassword }))
    .output(z.object({ waiting: emailChange })),
  cancelEmailChange: procedure
    .route({ method: 'DELETE', path: '/account/email-change', summary: 'Keep the address; its links no longer work', tags: ['Accounts'] })
    .output(z.object({})),
  remailEmailChange: procedure
    .route({ method: 'POST', path: '/account/email-change/mails', summary: 'Mail the link to the new address again', tags: ['Accounts'] })
    .output(z.object({})),
  mailConfirmation: procedure
    .route({
      method: 'POST',
      path: '/account/confirmation-mails',
      summary: 'Mail a link that confirms the address; nothing is mailed if it is confirmed',
      tags: ['Accounts'],
    })
    .output(z.object({})),
  checkEmailLink: openProcedure
    .route({ method: 'POST', path: '/email-links/check', summary: 'What a link to an address would do', tags: ['Accounts'] })
    .input(emailToken)
    .output(z.object({ email: z.string(), effect: z.enum(emailLinkEffects) })),
  followEmailLink: openProcedure
    .route({ method: 'POST', path: '/email-links/follow', summary: 'Confirm an address with the link mailed to it', tags: ['Accounts'] })
    .input(emailToken)
    .output(z.object({ email: z.string(), effect: z.enum(emailLinkEffects).describe('What it has done') })),
  setLanguage: procedure
    .route({
      method: 'PUT',
      path: '/account/language',
      summary: 'Choose the language of the application, from the next page on, and of mails',
      tags: ['Accounts'],
    })
    .input(z.object({ language: z.enum(languages) }))
    .output(z.object({})),
  sessions: procedure
    .route({
      method: 'GET',
      path: '/account/sessions',
      summary: 'Where one is signed in: here first, then last used first',
      tags: ['Accounts'],
    })
    .input(pageInput())
    .output(pageOf(session)),
  endSession: procedure
    .route({
      method: 'DELETE',
      path: '/account/sessions/{id}',
      summary: 'End one of one’s sessions; without it nothing changes',
      tags: ['Accounts'],
    })
    .input(z.object({ id: z.uuid().toLowerCase() }))
    .output(z.object({})),
  endOtherSessions: procedure
    .route({ method: 'DELETE', path: '/account/sessions', summary: 'End all of one’s sessions but this', tags: ['Accounts'] })
    .output(z.object({ ended: z.number().int() })),
}

export const accountsLive = {
  /** Something about the member's account or sessions has changed: ask anew for what is shown of them. */
  'accounts.changed': z.object({ member_id: memberId }),
  /** The member has another address: ask anew for whatever shows it. */
  'accounts.emailChanged': z.object({ member_id: memberId }),
}
