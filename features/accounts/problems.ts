import type { Problem } from '#platform/problems.ts'

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
  wrongCode: {
    code: 'BAD_REQUEST',
    field: 'code',
    .../*i18n*/ {
      id: 'accounts.wrongCode',
      message: 'This code is wrong, has expired or has been used. Please enter the code that your app shows now.',
    },
  },
  wrongRecoveryCode: {
    code: 'BAD_REQUEST',
    field: 'code',
    .../*i18n*/ {
      id: 'accounts.wrongRecoveryCode',
      message: 'This recovery code is wrong or has been used. Please check it, or enter another one.',
    },
  },
  tooManyCodes: {
    code: 'TOO_MANY_REQUESTS',
    field: 'code',
    .../*i18n*/ {
      id: 'accounts.tooManyCodes',
      message: 'Too many wrong codes. Please wait {minutes, plural, one {# minute} other {# minutes}} and try again.',
    },
  },
  challengeExpired: {
    code: 'BAD_REQUEST',
    .../*i18n*/ { id: 'accounts.challengeExpired', message: 'This took too long. Please go back and enter your password again.' },
  },
  factorIsOn: {
    code: 'CONFLICT',
    .../*i18n*/ { id: 'accounts.factorIsOn', message: 'The second factor is already on. Turn it off first to use another app.' },
  },
  factorIsOff: {
    code: 'CONFLICT',
    .../*i18n*/ { id: 'accounts.factorIsOff', message: 'The second factor is off.' },
  },
  factorNotBegun: {
    code: 'CONFLICT',
    .../*i18n*/ { id: 'accounts.factorNotBegun', message: 'This key is no longer valid. Please start again.' },
  },
  factorResetWaits: {
    code: 'CONFLICT',
    .../*i18n*/ { id: 'accounts.factorResetWaits', message: 'A reset of this second factor is already waiting to take effect.' },
  },
  sameEmail: {
    code: 'BAD_REQUEST',
    field: 'email',
    .../*i18n*/ { id: 'accounts.sameEmail', message: 'This is already your email address.' },
  },
  emailOfAnother: {
    code: 'CONFLICT',
    field: 'email',
    .../*i18n*/ { id: 'accounts.emailOfAnother', message: 'Another account already uses this address.' },
  },
  alreadyTheirs: {
    code: 'CONFLICT',
    field: 'email',
    .../*i18n*/ { id: 'accounts.alreadyTheirs', message: 'This is already the address of the account.' },
  },
  alreadyConfirmed: {
    code: 'CONFLICT',
    .../*i18n*/ { id: 'accounts.alreadyConfirmed', message: 'This address is already confirmed.' },
  },
  accountChanged: {
    code: 'CONFLICT',
    .../*i18n*/ {
      id: 'accounts.accountChanged',
      message: 'Someone has changed the address in the meantime. Nothing was changed. Please look at the account again.',
    },
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
