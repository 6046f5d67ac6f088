/** `{site}` is the community's name. */
export const mailTexts = {
  kind: /*i18n*/ { id: 'mailKind.help', message: 'The operators helped with your account' },

  corrects: /*i18n*/ { id: 'mail.memberSupport.corrects', message: 'The email address of your account will change' },
  correctsWhat: /*i18n*/ {
    id: 'mail.memberSupport.correctsWhat',
    message:
      'The operators of {site} were asked to change the email address of your account to {address}. It changes as soon as the owner of that address confirms it.',
  },
  correctsProof: /*i18n*/ { id: 'mail.memberSupport.correctsProof', message: 'How they made sure that it was you: “{reason}”' },
  correctsIfNot: /*i18n*/ {
    id: 'mail.memberSupport.correctsIfNot',
    message: 'If you asked for this, there is nothing to do here. If not, open this link within seven days to keep your address.',
  },
  object: /*i18n*/ { id: 'mail.memberSupport.object', message: 'Keep my address' },

  resetsFactor: /*i18n*/ {
    id: 'mail.memberSupport.resetsFactor',
    message: 'The second factor of your account at {site} will be turned off',
  },
  resetsFactorWhat: /*i18n*/ {
    id: 'mail.memberSupport.resetsFactorWhat',
    message:
      'The operators of {site} were asked to turn off the second factor of your account, so that you can sign in with your password alone. This takes effect in 24 hours. You have been signed out on all devices.',
  },
  resetsFactorChoice: /*i18n*/ {
    id: 'mail.memberSupport.resetsFactorChoice',
    message:
      'If you did not ask for this, open this link now to keep your second factor. If you asked for it, you can use the same link to turn it off at once.',
  },
  answer: /*i18n*/ { id: 'mail.memberSupport.answer', message: 'Keep it, or turn it off now' },

  sentConfirmation: /*i18n*/ { id: 'mail.memberSupport.sentConfirmation', message: 'We have sent you the confirmation email again' },
  sentConfirmationWhat: /*i18n*/ {
    id: 'mail.memberSupport.sentConfirmationWhat',
    message: 'The operators of {site} had the email sent again that confirms your address. It arrives separately.',
  },
  endedSession: /*i18n*/ { id: 'mail.memberSupport.endedSession', message: 'You have been signed out on a device' },
  endedSessionWhat: /*i18n*/ {
    id: 'mail.memberSupport.endedSessionWhat',
    message: 'The operators of {site} signed you out on one of your devices. You can sign in again at any time.',
  },
  endedSessions: /*i18n*/ { id: 'mail.memberSupport.endedSessions', message: 'You have been signed out on all devices' },
  endedSessionsWhat: /*i18n*/ {
    id: 'mail.memberSupport.endedSessionsWhat',
    message: 'The operators of {site} signed you out on all your devices. You can sign in again at any time.',
  },
  sentReset: /*i18n*/ { id: 'mail.memberSupport.sentReset', message: 'We have sent you a link to choose a new password' },
  sentResetWhat: /*i18n*/ {
    id: 'mail.memberSupport.sentResetWhat',
    message:
      'The operators of {site} had a link sent to you with which you can choose a new password. It arrives separately. Your password stays the same until you use it.',
  },
  reason: /*i18n*/ { id: 'mail.memberSupport.reason', message: 'Their reason: “{reason}”' },
  signIn: /*i18n*/ { id: 'mail.memberSupport.signIn', message: 'Go to {site}' },
  note: /*i18n*/ {
    id: 'mail.memberSupport.note',
    message: 'We send this email whenever the operators of the community do something with your account.',
  },
}
