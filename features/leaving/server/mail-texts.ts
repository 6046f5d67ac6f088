/** `{site}` is the community's name, `{date}` a day. */
export const mailTexts = {
  willBeDeleted: /*i18n*/ { id: 'mail.leaving.willBeDeleted', message: 'Your {site} account will be deleted on {date}' },
  asked: /*i18n*/ {
    id: 'mail.leaving.asked',
    message:
      'you asked for your account to be deleted. Nobody sees you any more, and on {date} everything we keep about you is deleted for good.',
  },
  canKeep: /*i18n*/ { id: 'mail.leaving.canKeep', message: 'Until then you can keep it: sign in, and choose “Keep my account”.' },
  keep: /*i18n*/ { id: 'mail.leaving.keep', message: 'Sign in to keep your account' },
  ifNotYou: /*i18n*/ {
    id: 'mail.leaving.ifNotYou',
    message: 'If it was not you who asked, sign in, keep the account, and choose a new password.',
  },
  deleted: /*i18n*/ { id: 'mail.leaving.deleted', message: 'Your {site} account has been deleted' },
  isDeleted: /*i18n*/ {
    id: 'mail.leaving.isDeleted',
    message:
      'your account is deleted, as you asked, and with it what we kept about you. What you wrote to others stays in their conversations, without your name.',
  },
  thanks: /*i18n*/ { id: 'mail.leaving.thanks', message: 'Thank you for having been part of the community.' },
  last: /*i18n*/ { id: 'mail.leaving.last', message: 'This is the last mail to this address; it is not kept.' },
}
