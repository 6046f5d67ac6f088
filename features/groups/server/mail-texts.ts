/** `{who}` is a name, with the company if there is one. */
export const mailTexts = {
  added: /*i18n*/ { id: 'mail.groups.added', message: '{name} added you to {group}' },
  addedBy: /*i18n*/ {
    id: 'mail.groups.addedBy',
    message: '{who} added you to the group {group}. Its posts, events and resources are open to you now.',
  },
  accepted: /*i18n*/ { id: 'mail.groups.accepted', message: 'You are now in {group}' },
  acceptedText: /*i18n*/ {
    id: 'mail.groups.acceptedText',
    message: 'Your request to join {group} was accepted. Its posts, events and resources are open to you now.',
  },
  open: /*i18n*/ { id: 'mail.groups.open', message: 'View group' },
  asked: /*i18n*/ { id: 'mail.groups.asked', message: '{name} would like to join {group}' },
  askedBy: /*i18n*/ { id: 'mail.groups.askedBy', message: '{who} asked to join {group}.' },
  answer: /*i18n*/ { id: 'mail.groups.answer', message: 'Answer request' },
} as const
