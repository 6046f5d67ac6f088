/** `{site}` is the community's name. */
export const mailTexts = {
  confirm: /*i18n*/ { id: 'mail.accounts.confirm', message: 'Confirm your email address for {site}' },
  confirmWhy: /*i18n*/ {
    id: 'mail.accounts.confirmWhy',
    message:
      'somebody, hopefully you, joined {site} with this address. Please confirm with this link that it is yours. It works for seven days.',
  },
  confirmButton: /*i18n*/ { id: 'mail.accounts.confirmButton', message: 'Confirm the address' },
  confirmNote: /*i18n*/ { id: 'mail.accounts.confirmNote', message: 'If you did not join, you can ignore this mail.' },

  reset: /*i18n*/ { id: 'mail.accounts.reset', message: 'Set a new password for {site}' },
  resetWhy: /*i18n*/ {
    id: 'mail.accounts.resetWhy',
    message:
      'somebody, hopefully you, asked for a new password for your account. Choose one with this link. It works once, and for one hour.',
  },
  resetButton: /*i18n*/ { id: 'mail.accounts.resetButton', message: 'Choose a new password' },
  resetNote: /*i18n*/ {
    id: 'mail.accounts.resetNote',
    message: 'If you did not ask for this, you can ignore this mail: your password stays as it is.',
  },

  change: /*i18n*/ { id: 'mail.accounts.change', message: 'Confirm your new email address for {site}' },
  changeWhy: /*i18n*/ {
    id: 'mail.accounts.changeWhy',
    message:
      'somebody, hopefully you, wants to sign in to an account at {site} with this address. Open this link and confirm it: the account then has this address. The link works once, and for 24 hours.',
  },
  changeButton: /*i18n*/ { id: 'mail.accounts.changeButton', message: 'Confirm the new address' },
  changeNote: /*i18n*/ {
    id: 'mail.accounts.changeNote',
    message: 'If you did not ask for this, please do not open the link: without it nothing changes.',
  },

  taken: /*i18n*/ { id: 'mail.accounts.taken', message: 'This address has an account at {site} already' },
  takenWhy: /*i18n*/ {
    id: 'mail.accounts.takenWhy',
    message:
      'somebody, perhaps you, wanted another account at {site} to have this address. It is the address of your account, so nothing was changed: an address can have one account only.',
  },
  takenIfYou: /*i18n*/ {
    id: 'mail.accounts.takenIfYou',
    message: 'If it was you, sign in with this address. If you have forgotten the password, choose “Forgot your password?” there.',
  },
  takenNote: /*i18n*/ {
    id: 'mail.accounts.takenNote',
    message: 'If it was not you, you can ignore this mail: nobody was told that this address has an account.',
  },
  signIn: /*i18n*/ { id: 'mail.accounts.signIn', message: 'Go to the sign-in page' },

  passwordChanged: /*i18n*/ { id: 'mail.accounts.passwordChanged', message: 'Your password for {site} was changed' },
  passwordWas: /*i18n*/ {
    id: 'mail.accounts.passwordWas',
    message: 'the password of your account was changed, and everywhere else you were signed in you have been signed out.',
  },
  passwordIfNotYou: /*i18n*/ {
    id: 'mail.accounts.passwordIfNotYou',
    message:
      'If it was you, there is nothing to do. If it was not, choose “Forgot your password?” on the sign-in page now: with the link we send you, you set a new password, and whoever changed it is signed out.',
  },
  passwordNote: /*i18n*/ {
    id: 'mail.accounts.passwordNote',
    message: 'This mail comes whenever the password of your account is changed.',
  },

  addressChanged: /*i18n*/ { id: 'mail.accounts.addressChanged', message: 'The email address of your account was changed' },
  addressIs: /*i18n*/ {
    id: 'mail.accounts.addressIs',
    message: 'your account at {site} has the address {address} from now on. You sign in with it, and mails go there.',
  },
  addressIfNotYou: /*i18n*/ {
    id: 'mail.accounts.addressIfNotYou',
    message:
      'If it was you, there is nothing to do. If it was not, somebody knows your password. Please tell the people who run this community at once.',
  },
  addressIfNotYouTo: /*i18n*/ {
    id: 'mail.accounts.addressIfNotYouTo',
    message:
      'If it was you, there is nothing to do. If it was not, somebody knows your password. Please tell the people who run this community at once: {operators}',
  },
  addressNote: /*i18n*/ { id: 'mail.accounts.addressNote', message: 'This mail comes whenever the address of your account is changed.' },

  addressAsked: /*i18n*/ { id: 'mail.accounts.addressAsked', message: 'Another email address was entered for your account' },
  addressAskedWhy: /*i18n*/ {
    id: 'mail.accounts.addressAskedWhy',
    message:
      'somebody, hopefully you, asked that your account at {site} have the address {address}. That happens once the link is opened that we have sent there; until then nothing changes.',
  },
  addressAskedIfNotYou: /*i18n*/ {
    id: 'mail.accounts.addressAskedIfNotYou',
    message:
      'If it was not you, somebody knows your password. Change it in your settings: that cancels the new address and signs everybody else out.',
  },
  settings: /*i18n*/ { id: 'mail.accounts.settings', message: 'Open your settings' },
  addressAskedNote: /*i18n*/ {
    id: 'mail.accounts.addressAskedNote',
    message: 'This mail comes whenever another address is entered for your account.',
  },
}
