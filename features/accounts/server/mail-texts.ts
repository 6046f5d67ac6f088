/** What operators call these emails. */
export const mailKinds = {
  confirmation: /*i18n*/ { id: 'mailKind.confirmation', message: 'Confirm your email address' },
  reset: /*i18n*/ { id: 'mailKind.reset', message: 'Set a new password' },
  newAddress: /*i18n*/ { id: 'mailKind.newAddress', message: 'Confirm your new email address' },
  taken: /*i18n*/ { id: 'mailKind.taken', message: 'This address already has an account' },
  passwordChanged: /*i18n*/ { id: 'mailKind.passwordChanged', message: 'Your password was changed' },
  addressAsked: /*i18n*/ { id: 'mailKind.addressAsked', message: 'A new email address was entered' },
  factorOn: /*i18n*/ { id: 'mailKind.factorOn', message: 'The second factor was turned on' },
  factorOff: /*i18n*/ { id: 'mailKind.factorOff', message: 'The second factor was turned off' },
  recoveryCodeUsed: /*i18n*/ { id: 'mailKind.recoveryCodeUsed', message: 'A recovery code was used' },
  addressChanged: /*i18n*/ { id: 'mailKind.addressChanged', message: 'Your email address was changed' },
}

/** `{site}` is the community's name. */
export const mailTexts = {
  confirm: /*i18n*/ { id: 'mail.accounts.confirm', message: 'Confirm your email address for {site}' },
  confirmWhy: /*i18n*/ {
    id: 'mail.accounts.confirmWhy',
    message:
      'Someone, hopefully you, joined {site} with this email address. Please use this link to confirm that it is yours. The link works for seven days.',
  },
  confirmButton: /*i18n*/ { id: 'mail.accounts.confirmButton', message: 'Confirm address' },
  confirmNote: /*i18n*/ { id: 'mail.accounts.confirmNote', message: 'If you did not join, you can ignore this email.' },

  reset: /*i18n*/ { id: 'mail.accounts.reset', message: 'Set a new password for {site}' },
  resetWhy: /*i18n*/ {
    id: 'mail.accounts.resetWhy',
    message:
      'Someone, hopefully you, asked to reset the password of your account. Use this link to choose a new one. It works once and expires in one hour.',
  },
  resetButton: /*i18n*/ { id: 'mail.accounts.resetButton', message: 'Choose a new password' },
  resetNote: /*i18n*/ {
    id: 'mail.accounts.resetNote',
    message: 'If you did not ask for this, you can ignore this email. Your password stays the same.',
  },

  change: /*i18n*/ { id: 'mail.accounts.change', message: 'Confirm your new email address for {site}' },
  changeWhy: /*i18n*/ {
    id: 'mail.accounts.changeWhy',
    message:
      'Someone, hopefully you, wants to use this email address for their account at {site}. To confirm the change, open this link. It works once and expires in 24 hours.',
  },
  changeButton: /*i18n*/ { id: 'mail.accounts.changeButton', message: 'Confirm new address' },
  changeNote: /*i18n*/ {
    id: 'mail.accounts.changeNote',
    message: 'If you did not ask for this, do not open the link. Nothing will change.',
  },

  corrected: /*i18n*/ {
    id: 'mail.accounts.corrected',
    message:
      'The operators of {site} were asked to change the email address of an account to this one. If the account is yours, open this link to confirm the address. The link works once and expires in three days.',
  },
  correctedNote: /*i18n*/ {
    id: 'mail.accounts.correctedNote',
    message: 'If you did not ask the operators for this, do not open the link. Nothing will change.',
  },

  taken: /*i18n*/ { id: 'mail.accounts.taken', message: 'This address already has an account at {site}' },
  takenWhy: /*i18n*/ {
    id: 'mail.accounts.takenWhy',
    message:
      'Someone, perhaps you, tried to use this email address for another account at {site}. It already belongs to your account, so nothing was changed: each address can have only one account.',
  },
  takenIfYou: /*i18n*/ {
    id: 'mail.accounts.takenIfYou',
    message:
      'If this was you, sign in with this address. If you have forgotten the password, choose “Forgot your password?” on the sign-in page.',
  },
  takenNote: /*i18n*/ {
    id: 'mail.accounts.takenNote',
    message: 'If this was not you, you can ignore this email. We did not reveal that this address has an account.',
  },
  signIn: /*i18n*/ { id: 'mail.accounts.signIn', message: 'Go to the sign-in page' },

  passwordChanged: /*i18n*/ { id: 'mail.accounts.passwordChanged', message: 'Your password for {site} was changed' },
  passwordWas: /*i18n*/ {
    id: 'mail.accounts.passwordWas',
    message: 'The password of your account was changed, and you have been signed out on all other devices.',
  },
  passwordIfNotYou: /*i18n*/ {
    id: 'mail.accounts.passwordIfNotYou',
    message:
      'If this was you, there is nothing to do. If not, choose “Forgot your password?” on the sign-in page now. The link we send you lets you set a new password and signs out everyone else.',
  },
  passwordNote: /*i18n*/ {
    id: 'mail.accounts.passwordNote',
    message: 'We send this email whenever the password of your account is changed.',
  },

  factorOn: /*i18n*/ { id: 'mail.accounts.factorOn', message: 'The second factor of your account at {site} is on' },
  factorIsOn: /*i18n*/ {
    id: 'mail.accounts.factorIsOn',
    message:
      'From now on, signing in needs a code from your authenticator app. Keep your recovery codes in a safe place: they let you in if you lose the app.',
  },
  factorOff: /*i18n*/ { id: 'mail.accounts.factorOff', message: 'The second factor of your account at {site} is off' },
  factorIsOff: /*i18n*/ {
    id: 'mail.accounts.factorIsOff',
    message: 'Signing in needs only your password now. Codes from your authenticator app and your recovery codes no longer work.',
  },
  factorIfNotYou: /*i18n*/ {
    id: 'mail.accounts.factorIfNotYou',
    message:
      'If you expected this, there is nothing to do. If not, someone else has access to your account. Please change your password now, and contact the people who run this community.',
  },
  factorNote: /*i18n*/ {
    id: 'mail.accounts.factorNote',
    message: 'We send this email whenever the second factor of your account is turned on or off.',
  },
  recoveryCodeUsed: /*i18n*/ { id: 'mail.accounts.recoveryCodeUsed', message: 'A recovery code of your account at {site} was used' },
  recoveryCodesLeft: /*i18n*/ {
    id: 'mail.accounts.recoveryCodesLeft',
    message:
      'Someone, hopefully you, signed in with a recovery code. {count, plural, =0 {You have no recovery codes left: please make new ones in your settings now.} one {You have only # recovery code left: please make new ones in your settings soon.} =2 {You have only # recovery codes left: please make new ones in your settings soon.} =3 {You have only # recovery codes left: please make new ones in your settings soon.} other {You have # recovery codes left.}}',
  },
  recoveryIfNotYou: /*i18n*/ {
    id: 'mail.accounts.recoveryIfNotYou',
    message:
      'If this was not you, someone knows your password and your recovery codes. Please change your password and make new recovery codes now.',
  },
  recoveryNote: /*i18n*/ {
    id: 'mail.accounts.recoveryNote',
    message: 'We send this email whenever someone signs in to your account with a recovery code.',
  },

  addressChanged: /*i18n*/ { id: 'mail.accounts.addressChanged', message: 'The email address of your account was changed' },
  addressIs: /*i18n*/ {
    id: 'mail.accounts.addressIs',
    message: 'The email address of your account at {site} is now {address}. Use it to sign in. We will send your emails there.',
  },
  addressIfNotYou: /*i18n*/ {
    id: 'mail.accounts.addressIfNotYou',
    message:
      'If this was you, there is nothing to do. If not, someone knows your password. Please contact the people who run this community immediately.',
  },
  addressIfNotYouTo: /*i18n*/ {
    id: 'mail.accounts.addressIfNotYouTo',
    message:
      'If this was you, there is nothing to do. If not, someone knows your password. Please contact the people who run this community immediately: {operators}',
  },
  addressNote: /*i18n*/ { id: 'mail.accounts.addressNote', message: 'We send this email whenever the address of your account is changed.' },

  addressAsked: /*i18n*/ { id: 'mail.accounts.addressAsked', message: 'A new email address was entered for your account' },
  addressAskedWhy: /*i18n*/ {
    id: 'mail.accounts.addressAskedWhy',
    message:
      'Someone, hopefully you, asked to change the email address of your account at {site} to {address}. Nothing changes until they open the link we sent to that address.',
  },
  addressAskedIfNotYou: /*i18n*/ {
    id: 'mail.accounts.addressAskedIfNotYou',
    message:
      'If this was not you, someone knows your password. Change it in your settings: this cancels the new address and signs out everyone else.',
  },
  settings: /*i18n*/ { id: 'mail.accounts.settings', message: 'Open your settings' },
  addressAskedNote: /*i18n*/ {
    id: 'mail.accounts.addressAskedNote',
    message: 'We send this email whenever a new address is entered for your account.',
  },
}
