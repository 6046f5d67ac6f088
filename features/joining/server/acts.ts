/** What operators do here, for the log. */
export const acts = {
  rules: /*i18n*/ { id: 'act.joining.rules', message: 'Changed how people join: {about}' },
  welcome: /*i18n*/ { id: 'act.joining.welcome', message: 'Changed the welcome for new members' },
  approved: /*i18n*/ { id: 'act.joining.approved', message: 'Admitted {about}' },
  // Without a name: the applicant's data is deleted soon, the log is kept.
  declined: /*i18n*/ { id: 'act.joining.declined', message: 'Declined an application from {about}' },
  link: /*i18n*/ { id: 'act.joining.link', message: 'Created an invitation link: {about}' },
  renewed: /*i18n*/ { id: 'act.joining.renewed', message: 'Gave an invitation link a new address: {about}' },
  invited: /*i18n*/ { id: 'act.joining.invited', message: 'Invited people by email: {about}' },
  takenBack: /*i18n*/ { id: 'act.joining.takenBack', message: 'Took back invitations: {about}' },
  sentAgain: /*i18n*/ { id: 'act.joining.sentAgain', message: 'Sent an invitation again, to an address of {about}' },
}

/** The modes, for the log. */
export const modeNames = {
  open: { .../*i18n*/ { id: 'act.joining.open', message: 'open' } },
  approval: { .../*i18n*/ { id: 'act.joining.approval', message: 'by approval' } },
  invitation: { .../*i18n*/ { id: 'act.joining.invitation', message: 'by invitation' } },
}

export const unnamedLink = /*i18n*/ { id: 'act.joining.unnamedLink', message: 'without a note' }
