/** `{who}` is a name, with the company or the organisation in whose name they ask; `{framework}` a set of questions. */
export const mailTexts = {
  asked: /*i18n*/ { id: 'mail.sustainability.asked', message: '{name} asks {organisation} for its sustainability answers' },
  askedFor: /*i18n*/ {
    id: 'mail.sustainability.askedFor',
    message: '{who} would like to read the answers of {organisation} for {year}: {framework}.',
  },
  askedUntil: /*i18n*/ { id: 'mail.sustainability.askedUntil', message: 'They need them by {day}.' },
  answerRequest: /*i18n*/ { id: 'mail.sustainability.answerRequest', message: 'Answer request' },
  granted: /*i18n*/ { id: 'mail.sustainability.granted', message: '{organisation} shares its sustainability answers with you' },
  grantedText: /*i18n*/ {
    id: 'mail.sustainability.grantedText',
    message: 'You can now read the answers of {organisation} for {year}: {framework}.',
  },
  read: /*i18n*/ { id: 'mail.sustainability.read', message: 'Read answers' },
  declined: /*i18n*/ { id: 'mail.sustainability.declined', message: '{organisation} declined your request' },
  declinedText: /*i18n*/ {
    id: 'mail.sustainability.declinedText',
    message: '{organisation} does not share the answers that you asked for, for {year}: {framework}.',
  },
  openRequests: /*i18n*/ { id: 'mail.sustainability.openRequests', message: 'View your requests' },
  due: /*i18n*/ { id: 'mail.sustainability.due', message: 'Sustainability answers of {organisation} due on {day}' },
  dueText: /*i18n*/ {
    id: 'mail.sustainability.dueText',
    message: '{who} asked {organisation} for answers by {day}, and nobody has replied yet: {framework}, {year}.',
  },
} as const
