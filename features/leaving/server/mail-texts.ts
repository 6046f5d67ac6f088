/** `{site}` is the community's name, `{date}` a day. */
export const mailTexts = {
  kind: /*i18n*/ { id: 'mailKind.leaving', message: 'Your account will be deleted' },
  willBeDeleted: /*i18n*/ { id: 'mail.leaving.willBeDeleted', message: 'Your {site} account will be deleted on {date}' },
  asked: /*i18n*/ {
    id: 'mail.leaving.asked',
    message:
      'You asked for your account to be deleted. You are now hidden from other members. On {date}, we will permanently delete everything we store about you.',
  },
  canKeep: /*i18n*/ { id: 'mail.leaving.canKeep', message: 'If you change your mind, sign in before then and choose “Keep my account”.' },
  keep: /*i18n*/ { id: 'mail.leaving.keep', message: 'Sign in to keep your account' },
  ifNotYou: /*i18n*/ {
    id: 'mail.leaving.ifNotYou',
    message: 'If you did not ask for this, sign in, keep the account and choose a new password.',
  },
  deleted: /*i18n*/ { id: 'mail.leaving.deleted', message: 'Your {site} account has been deleted' },
  isDeleted: /*i18n*/ {
    id: 'mail.leaving.isDeleted',
    message:
      'As you asked, we have deleted your account and the data we stored about you. What you wrote to others stays in their conversations, without your name.',
  },
  thanks: /*i18n*/ { id: 'mail.leaving.thanks', message: 'Thank you for being part of the community.' },
  last: /*i18n*/ { id: 'mail.leaving.last', message: 'This is the last email we will send you. We do not keep your address.' },
}
