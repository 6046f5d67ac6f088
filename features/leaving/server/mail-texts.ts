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
  unusedSubject: /*i18n*/ { id: 'mail.leaving.unusedSubject', message: 'Your {site} account will be deleted unless you use it' },
  unused: /*i18n*/ {
    id: 'mail.leaving.unused',
    message:
      'You have not used your {site} account for a long time. The community deletes accounts that are not used. After {date}, we will permanently delete yours and everything we store about you.',
  },
  keepUsing: /*i18n*/ {
    id: 'mail.leaving.keepUsing',
    message: 'To keep your account, sign in before then. You don’t have to do anything else.',
  },
  isDeletedUnused: /*i18n*/ {
    id: 'mail.leaving.isDeletedUnused',
    message:
      'As we told you 30 days ago, we have deleted your account and the data we stored about you, because you no longer used it. What you wrote to others stays in their conversations, without your name.',
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
