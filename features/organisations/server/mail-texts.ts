/** `{who}` is a name, with the company if there is another one. */
export const mailTexts = {
  invitation: /*i18n*/ { id: 'mail.organisations.invitation', message: '{name} invites you to join {organisation} on {site}' },
  invitedBy: /*i18n*/ { id: 'mail.organisations.invitedBy', message: '{who} would like you to join {organisation} on {site}.' },
  invitationHow: /*i18n*/ {
    id: 'mail.organisations.invitationHow',
    message:
      'To accept, sign in to {site} with this address, {address}. If you’re not a member yet, you need to join with it first. The invitation is valid for 30 days.',
  },
  openInvitation: /*i18n*/ { id: 'mail.organisations.openInvitation', message: 'View invitation' },
  invitationIgnore: /*i18n*/ {
    id: 'mail.organisations.invitationIgnore',
    message: 'If you don’t know this person, you can ignore this email. Nothing will happen.',
  },
  invited: /*i18n*/ { id: 'mail.organisations.invited', message: '{name} invited you to join {organisation}' },
  invitedInApp: /*i18n*/ { id: 'mail.organisations.invitedInApp', message: '{who} invited you to join {organisation}.' },
  asked: /*i18n*/ { id: 'mail.organisations.asked', message: '{name} would like to join {organisation}' },
  askedBy: /*i18n*/ { id: 'mail.organisations.askedBy', message: '{who} asked to join {organisation}.' },
  answer: /*i18n*/ { id: 'mail.organisations.answer', message: 'Answer request' },
  joined: /*i18n*/ { id: 'mail.organisations.joined', message: 'You are now in {organisation}' },
  joinedText: /*i18n*/ { id: 'mail.organisations.joinedText', message: '{organisation} accepted your request to join.' },
  open: /*i18n*/ { id: 'mail.organisations.open', message: 'View organisation' },
  verificationFailing: /*i18n*/ { id: 'mail.organisations.verificationFailing', message: 'Verification check failed for {organisation}' },
  verificationHowToKeep: /*i18n*/ {
    id: 'mail.organisations.verificationHowToKeep',
    message:
      'Each month we check that {domain} still belongs to {organisation}. This time the check failed. Please fix the record, file or address; if the check keeps failing for 30 days, the organisation loses its badge.',
  },
  verificationLost: /*i18n*/ { id: 'mail.organisations.verificationLost', message: '{organisation} is no longer verified' },
  verificationHowToRegain: /*i18n*/ {
    id: 'mail.organisations.verificationHowToRegain',
    message:
      'We couldn’t confirm the website of {organisation} for 30 days, so its page no longer has the badge. You can verify it again at any time.',
  },
  checkVerification: /*i18n*/ { id: 'mail.organisations.checkVerification', message: 'Check verification' },
}
